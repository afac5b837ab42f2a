/**
 * npm start: the dev server, without Docusaurus' upgrade notice, which suggests npm (see "Upgrade Docusaurus").
 */
process.env.NO_UPDATE_NOTIFIER = '1';
process.argv.splice(2, 0, 'start');
await import('@docusaurus/core/bin/docusaurus.mjs');
