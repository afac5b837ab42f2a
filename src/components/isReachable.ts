/** Does the server answer for this page, be it that the page is gone? */
export const isReachable = (pathname: string): Promise<boolean> =>
  fetch(pathname, {method: 'HEAD', cache: 'no-store'}).then(
    ({status}) => status < 500,
    () => false,
  );
