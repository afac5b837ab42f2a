import {createStorageSlot} from '@docusaurus/theme-common';

/** Returns the session storage for the content of a tool on this page, or of a shared link. */
export function sessionSlot(name: string) {
  const {pathname, hash} = window.location;
  const place = hash.startsWith(`#${name}=`) ? hash : `#${name}`;
  return createStorageSlot(`tool.${pathname}${place}`, {persistence: 'sessionStorage'});
}
