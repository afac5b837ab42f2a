declare module '@figures/cards-of-pages' {
  const pictures: Readonly<
    Record<string, import('docusaurus-theme-picture').PictureData | undefined>
  >;
  export default pictures;
}

declare module '@figures/*' {
  const figure: import('docusaurus-theme-picture').PictureData;
  export default figure;
}

declare module '@theme/Figure' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** Used in Markdown; the build replaces it with `figure`. */
    name?: string;
    /** From `@figures/<name>`. */
    figure?: import('docusaurus-theme-picture').PictureData;
  }
  export default function Figure(props: Props): ReactNode;
}

declare module '@theme/FigureIcon' {
  import type {ReactNode} from 'react';

  export default function FigureIcon(props: {name: import('./kit/icons').IconName}): ReactNode;
}
