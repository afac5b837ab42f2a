declare module '@theme/Picture' {
  import type {ReactNode} from 'react';

  export interface Props {
    picture: import('./data').PictureData;
    /** True if screen readers read the description; decorative drawings are `aria-hidden`. */
    described?: boolean;
    /** True to limit it to its natural size, in a frame that is wider than some drawings. */
    inSize?: boolean;
    /** True if it scrolls at widths where its text would be illegible; it sets `--least-width`. */
    scrolls?: boolean;
  }
  export default function Picture(props: Props): ReactNode;
}

declare module '@theme/PictureFrame' {
  import type {ReactNode} from 'react';

  export interface Props {
    picture: import('./data').PictureData;
    /** True if it scrolls at widths where its text would be illegible. */
    scrolls?: boolean;
  }
  export default function PictureFrame(props: Props): ReactNode;
}
