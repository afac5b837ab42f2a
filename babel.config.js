// Used by the loader of Docusaurus where `future.experimental_faster.swcJsLoader` is off.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
