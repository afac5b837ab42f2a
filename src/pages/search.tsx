/** Address of the results page; what it shows is `src/theme/SearchPage`. */
export {default} from '@theme/SearchPage';
