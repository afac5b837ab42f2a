/** Replaces the theme's button that scrolls to the top, which covers text on phones: shows nothing. */
export default function BackToTopButton(): null {
  return null;
}
