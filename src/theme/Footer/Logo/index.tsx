/** The footer has no logo: leaves out the theme's component and its styles. */
export default function FooterLogo(): null {
  return null;
}
