/** The theme's button covers text on phones: `DocItem/Footer` has a link in its place. */
export default function BackToTopButton(): null {
  return null;
}
