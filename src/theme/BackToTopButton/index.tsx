/** Replaces the theme's back-to-top button, which covers text on phones: renders nothing. */
export default function BackToTopButton(): null {
  return null;
}
