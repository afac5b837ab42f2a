/**
 * Puts the layout of every page into the main chunk. By default Docusaurus splits it off and loads it in
 * chunks shared with the content of pages: 6 KB more on the home page.
 */
import '@theme/Layout';
import '@theme/NotFound';
