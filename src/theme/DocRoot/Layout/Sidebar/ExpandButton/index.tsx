/** The sidebar cannot be hidden (`docusaurus.config.ts`): leaves out the button and its styles. */
export default function ExpandButton(): null {
  return null;
}
