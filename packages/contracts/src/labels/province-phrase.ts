import type { Locale } from '../option-sets';
import type { Province } from '../places';
import { optionLabel } from './option-label';

export type ProvinceRelation = 'for' | 'in';

/** The French article or preposition before the name; an apostrophe joins. */
const FRENCH: Record<Province, Record<ProvinceRelation, string>> = {
  Ontario: { for: 'pour l’', in: 'en ' },
  'British Columbia': { for: 'pour la ', in: 'en ' },
  Alberta: { for: 'pour l’', in: 'en ' },
  Quebec: { for: 'pour le ', in: 'au ' },
  Manitoba: { for: 'pour le ', in: 'au ' },
  Saskatchewan: { for: 'pour la ', in: 'en ' },
  'Nova Scotia': { for: 'pour la ', in: 'en ' },
  'New Brunswick': { for: 'pour le ', in: 'au ' },
  'Newfoundland and Labrador': { for: 'pour ', in: 'à ' },
  'Prince Edward Island': { for: 'pour l’', in: 'à l’' },
  'Northwest Territories': { for: 'pour les ', in: 'dans les ' },
  Nunavut: { for: 'pour le ', in: 'au ' },
  Yukon: { for: 'pour le ', in: 'au ' },
};

const isProvince = (value: string): value is Province => Object.hasOwn(FRENCH, value);

/** "for Ontario" and "in Ontario", « pour l’Ontario » and « en Ontario »; an unknown province keeps its name. */
export function provincePhrase(
  locale: Locale,
  relation: ProvinceRelation,
  province: string,
): string {
  const name = optionLabel(locale, 'province', province);
  if (locale === 'en-CA') return `${relation} ${name}`;
  const start = isProvince(province)
    ? FRENCH[province][relation]
    : { for: 'pour ', in: 'à ' }[relation];
  return `${start}${name}`;
}
