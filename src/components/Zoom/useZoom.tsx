import React, {useState, type ReactNode} from 'react';
import type {PictureProps} from './Picture';

type Source = Pick<PictureProps, 'source' | 'name'>;

/**
 * Opens a picture of the page large. The code for that is loaded with the first picture; where it
 * cannot be loaded, the file of the picture opens.
 *
 * @returns `zoom` opens a picture; `dialog` is to be rendered
 */
export default function useZoom(): {dialog: ReactNode; zoom: (picture: Source) => void} {
  const [dialog, setDialog] = useState<ReactNode>();

  function zoom(picture: Source): void {
    import('./Picture').then(
      ({default: Picture}) =>
        setDialog(<Picture {...picture} onClose={() => setDialog(undefined)} />),
      () => {
        if (picture.source instanceof HTMLImageElement) {
          window.location.assign(picture.source.currentSrc);
        }
      },
    );
  }

  return {dialog, zoom};
}
