// Used only with FASTER=0, which builds with webpack and Babel to tell a bundler's fault from ours.
module.exports = {presets: [require.resolve('@docusaurus/core/lib/babel/preset')]};
