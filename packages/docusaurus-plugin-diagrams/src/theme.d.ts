declare module '@diagrams/*' {
  const picture: import('docusaurus-theme-picture').PictureData;
  export default picture;
}

declare module '@theme/Diagram' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** From `@diagrams/<name>`. */
    picture: import('docusaurus-theme-picture').PictureData;
    /** Leads to the source: the Markdown version of a page has it in the place of the picture. */
    name: string;
  }
  export default function Diagram(props: Props): ReactNode;
}
