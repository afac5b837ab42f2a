import {perSite} from '../lib/rule';

/** Checks that a page that the build reads as data, such as a changelog, has the form that it expects. */
export const forms = perSite(({config, pairs, checked = pairs}, report) => {
  for (const {collection, path, zh, en} of checked) {
    const pages = [zh, en].filter((page) => page?.headErrors.length === 0);
    const read = (file: string) => pages.find((page) => page?.file === file)?.source;
    config.forms
      .filter(({page}) => page === `${collection}/${path}`)
      .flatMap(({check}) => check(read))
      .forEach(({file, line, problem, remedy}) => report(file, line, problem, remedy));
  }
});
