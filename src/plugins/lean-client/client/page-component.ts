/** Stands in the list of Markdown's components for those that pages import themselves (`page-components.ts`). */
export default function PageComponent(): never {
  throw new Error(
    'This component comes with the pages that name it in Markdown: adapt src/plugins/lean-client/page-components.ts.',
  );
}
