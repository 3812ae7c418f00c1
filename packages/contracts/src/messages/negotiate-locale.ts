import type { Locale } from '../option-sets';

/** English when no language matches. */
export function negotiateLocale(acceptLanguage: string | null | undefined): Locale {
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const q = params.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], q: q === undefined ? 1 : Number(q) };
    })
    .filter((entry) => entry.q > 0 && (entry.language === 'en' || entry.language === 'fr'))
    .sort((a, b) => b.q - a.q);
  return ranked[0]?.language === 'fr' ? 'fr-CA' : 'en-CA';
}
