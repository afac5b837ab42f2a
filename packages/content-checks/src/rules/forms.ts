import type {Check} from '../lib/rule';

/** Checks the form of a page that the build reads as data, such as a changelog. */
export const forms: Check = ({config, pairs, checked = pairs}) =>
  checked.flatMap(({collection, path, zh, en}) => {
    const pages = [zh, en].filter((page) => page?.headErrors.length === 0);
    const read = (file: string) => pages.find((page) => page?.file === file)?.source;
    return config.forms
      .filter(({page}) => page === `${collection}/${path}`)
      .flatMap(({check}) => check(read));
  });
