/** Where the files of the search are, in the folder of a language. */
export const folder = 'assets/search';
