/** Descriptions of the figures: options of docusaurus-plugin-figures. */
export const figures = {directory: 'src/data/figures'};
