/**
 * Marks the outermost element of a text that stays in its HTML, in the tree, the code and the page:
 * with its number, and the first with the version of the page (`0:1a2b3c`). In plain JavaScript, as
 * loaders are; `src/theme/CodeBlock` takes it as a property.
 */
export const mark = 'data-kept';

/** The same in a class, all that the theme's admonition passes on: `kept:0:1a2b3c`. */
export const classMark = 'kept:';

/** Name of the function that stands for a text, in the code of a page. */
export const stand = '__kept';
