/** Languages of the descriptions. */
export type Locale = 'zh' | 'en';

export type Bilingual = Readonly<Record<Locale, string>>;
