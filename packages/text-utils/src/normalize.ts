/** Normalizes text to NFKC, without invisible characters: full-width letters of input methods become plain ones. */
export const normalize = (text: string): string =>
  text.normalize('NFKC').replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
