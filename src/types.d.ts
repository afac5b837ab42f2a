declare module '@generated/home-sections/default/sections.json' {
  const sections: import('./plugins/home-sections').HomeSection[];
  export default sections;
}

declare module '@theme/CodeBlock' {
  /** What src/plugins/code adds to the theme's own. */
  export interface Props {
    /** Content of the `code` element. */
    html?: string;
    /** Classes for the lines as a whole: `diff`, `focus`. */
    layout?: string;
    /** Page of the editor that opens this sample, and the name of the file there: `/docs/…#cos`. */
    editor?: string;
  }
}
