/** No page has tags: this leaves out the theme's component and its styles. */
export default function TagsListInline(): null {
  return null;
}
