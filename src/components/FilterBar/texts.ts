import type {Bilingual} from '../../config/locales';

export const reset: Bilingual = {zh: '清除筛选', en: 'Clear filters'};
