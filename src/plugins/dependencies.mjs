/**
 * Tells the bundler which other files a page is made from, so that its persistent cache (and a
 * running server) compiles the page again when one of them changes. The text passes as it is.
 */
export default function dependencies(text) {
  for (const file of this.getOptions().files) {
    this.addDependency(file);
  }
  return text;
}
