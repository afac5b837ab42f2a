import React, {useState, type ReactNode} from 'react';

/**
 * Opens a picture of the page large. The code for that is loaded with the first picture; where it
 * cannot be loaded, the picture stays as it is.
 *
 * @returns `zoom` opens the picture in an element with `data-picture`; `dialog` is to be rendered
 */
export default function useZoom(): {dialog: ReactNode; zoom: (picture: HTMLElement) => void} {
  const [dialog, setDialog] = useState<ReactNode>();

  function zoom(picture: HTMLElement): void {
    import('./Picture').then(
      ({default: Picture}) =>
        setDialog(<Picture first={picture} onClose={() => setDialog(undefined)} />),
      () => undefined,
    );
  }

  return {dialog, zoom};
}
