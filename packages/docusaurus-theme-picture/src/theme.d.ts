declare module '@theme/Picture' {
  import type {ReactNode} from 'react';

  export interface Props {
    picture: import('./data').PictureData;
    /** Whether screen readers read the description; decorative drawings are `aria-hidden`. */
    described?: boolean;
    /** Whether to limit it to its natural size, in a frame that is wider than some drawings. */
    inSize?: boolean;
    /** Whether it scrolls at widths where its text would be illegible; it sets `--least-width`. */
    scrolls?: boolean;
  }
  export default function Picture(props: Props): ReactNode;
}

declare module '@theme/PictureFrame' {
  import type {ReactNode} from 'react';

  export interface Props {
    picture: import('./data').PictureData;
    /** Whether it scrolls at widths where its text would be illegible. */
    scrolls?: boolean;
  }
  export default function PictureFrame(props: Props): ReactNode;
}
