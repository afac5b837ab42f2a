/** Replaces the theme's banner of old versions: these docs have one version. */
export default function DocVersionBanner(): null {
  return null;
}
