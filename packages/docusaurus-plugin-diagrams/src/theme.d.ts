declare module '@diagrams/*' {
  const picture: import('docusaurus-theme-picture').PictureData;
  export default picture;
}

declare module '@theme/Diagram' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** From `@diagrams/<name>`. */
    picture: import('docusaurus-theme-picture').PictureData;
    /** Name of the source, which replaces the picture in the Markdown version of a page. */
    name: string;
  }
  export default function Diagram(props: Props): ReactNode;
}
