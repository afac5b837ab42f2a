/** Replaces a theme component that no page shows. */
export default function Nothing(): null {
  return null;
}
