/** Where the theme's public search hooks look for the texts of the dialog. */
export {default} from '@site/src/search/dialog/translations';
