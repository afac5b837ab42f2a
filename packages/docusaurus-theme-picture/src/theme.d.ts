declare module '@theme/Picture' {
  import type {ReactNode} from 'react';

  export interface Props {
    picture: import('./data').PictureData;
    /** Whether screen readers get the description; decoration is `aria-hidden`. */
    described?: boolean;
    /** Not larger than it was drawn: in a frame that is wider than some drawings. */
    inSize?: boolean;
    /** Whether it scrolls where its letters would become too small, as it holds `--least-width`. */
    scrolls?: boolean;
  }
  export default function Picture(props: Props): ReactNode;
}

declare module '@theme/PictureFrame' {
  import type {ReactNode} from 'react';

  export interface Props {
    picture: import('./data').PictureData;
    /** Whether it scrolls where its letters would become too small. */
    scrolls?: boolean;
  }
  export default function PictureFrame(props: Props): ReactNode;
}
