/**
 * Reads and completes the pages of a language once it has been built.
 *
 * Docusaurus runs the `postBuild` of all plugins side by side. Several of them want the finished
 * HTML, and some add to its head, so this plugin alone opens the files: each is parsed
 * once and written once, renamed into place, so that whoever reads it meanwhile gets it whole.
 * A plugin takes part with a method `builtPages` (`work.ts`) and what it wants to know of each page
 * (`readers.ts`). Pages that are as they were in the last build are not parsed again (`kept.ts`).
 *
 * What is added here costs readers only HTML. A navigation within the site does not update it:
 * it is meant for whoever loads the page itself, such as search engines and social networks.
 *
 * `docusaurus build` does it at its end; as a step of `npm run build` it leaves it to other processes
 * (`job.ts`).
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keptOf, readPages} from './complete';
import {doJob, leaveJob, type Job} from './job';
import {readerHere, type Reading} from './read';
import {doTask} from './task';
import {takesPart} from './work';
import {build} from '../../config/build';
import type {Locale} from '../../config/locales';
import {collectGarbage} from '../bundler/memory';
import {say} from '../bundler/turns';

export default function builtPages(context: LoadContext): Plugin {
  const {siteDir, siteConfig, i18n, baseUrl, outDir} = context;
  const locale = i18n.currentLocale as Locale;
  const reading: Reading = {
    site: {
      siteDir,
      siteUrl: siteConfig.url,
      outDir,
      baseUrl,
      locale,
      language: i18n.localeConfigs[locale]?.htmlLang ?? locale,
      locales: i18n.locales as readonly Locale[],
      defaultLocale: i18n.defaultLocale as Locale,
    },
    readers: path.join(__dirname, 'readers.ts'),
  };
  return {
    name: 'built-pages',

    async allContentLoaded() {
      if (build.staged) {
        leaveJob(reading);
      }
    },

    async postBuild(site) {
      const job: Job = {
        ...reading,
        tasks: site.plugins
          .filter(takesPart)
          .map((plugin) => ({name: plugin.name, ...plugin.builtPages(site)})),
      };
      if (build.staged) {
        leaveJob(job);
        say('written');
        return;
      }
      // What rendering has left.
      collectGarbage();
      const pages = await readPages(job.site, keptOf(job.site), readerHere(job));
      for (const task of await doJob(job, pages)) {
        await doTask(task);
      }
    },
  };
}
