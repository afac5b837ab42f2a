/** Stands in for parts of the theme that have nothing to show. */
export default function Nothing(): null {
  return null;
}
