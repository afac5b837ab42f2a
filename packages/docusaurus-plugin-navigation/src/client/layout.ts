/**
 * Includes the layout of every page in the main chunk. By default Docusaurus splits it off into chunks shared
 * with page content: 6 KB more on the home page.
 */
import '@theme/Layout';
import '@theme/NotFound';
