/**
 * Puts what every page has into the main script. By default Docusaurus loads the frame of a page as if
 * pages could be without it, in files that it shares with their content: 6 KB more on the home page.
 */
import '@theme/Layout';
import '@theme/NotFound';
