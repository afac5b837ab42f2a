import {createStorageSlot} from '@docusaurus/theme-common';

/** Where the browser stores the content of a tool of this page, or of this shared link, until the tab is closed. */
export function sessionSlot(name: string) {
  const {pathname, hash} = window.location;
  const place = hash.startsWith(`#${name}=`) ? hash : `#${name}`;
  return createStorageSlot(`tool.${pathname}${place}`, {persistence: 'sessionStorage'});
}
