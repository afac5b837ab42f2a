import {perSite} from '../lib/rule';

/** Checks that every page exists in both languages and can be parsed. */
export const files = perSite(({config, pairs, checked = pairs}, report) => {
  for (const {collection, path, zh, en} of checked) {
    for (const {file, errors} of [zh, en].filter((page) => page !== undefined)) {
      errors.forEach(({line, problem, remedy}) => report(file, line, problem, remedy));
    }
    const present = zh ?? en;
    if (present && !(zh && en)) {
      const [missing, name] = zh ? (['en', 'English'] as const) : (['zh', 'Chinese'] as const);
      const remedy = `Write ${config.collections[collection][missing]}/${path}`;
      report(present.file, 1, `the page has no ${name} side`, remedy);
    }
  }
});
