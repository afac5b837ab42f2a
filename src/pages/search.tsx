/** Route of the results page; `src/theme/SearchPage` is its content. */
export {default} from '@theme/SearchPage';
