import { PROVINCES } from '../places';
import { provincePhrase } from './province-phrase';

const FRENCH = [
  ['Ontario', 'pour l’Ontario', 'en Ontario'],
  ['British Columbia', 'pour la Colombie-Britannique', 'en Colombie-Britannique'],
  ['Alberta', 'pour l’Alberta', 'en Alberta'],
  ['Quebec', 'pour le Québec', 'au Québec'],
  ['Manitoba', 'pour le Manitoba', 'au Manitoba'],
  ['Saskatchewan', 'pour la Saskatchewan', 'en Saskatchewan'],
  ['Nova Scotia', 'pour la Nouvelle-Écosse', 'en Nouvelle-Écosse'],
  ['New Brunswick', 'pour le Nouveau-Brunswick', 'au Nouveau-Brunswick'],
  ['Newfoundland and Labrador', 'pour Terre-Neuve-et-Labrador', 'à Terre-Neuve-et-Labrador'],
  ['Prince Edward Island', 'pour l’Île-du-Prince-Édouard', 'à l’Île-du-Prince-Édouard'],
  [
    'Northwest Territories',
    'pour les Territoires du Nord-Ouest',
    'dans les Territoires du Nord-Ouest',
  ],
  ['Nunavut', 'pour le Nunavut', 'au Nunavut'],
  ['Yukon', 'pour le Yukon', 'au Yukon'],
] as const;

it('has a row for each province', () => {
  expect(FRENCH.map(([province]) => province).toSorted()).toEqual([...PROVINCES].toSorted());
});

it.each(FRENCH)('%s is %s and %s', (province, forIt, inIt) => {
  expect(provincePhrase('fr-CA', 'for', province)).toBe(forIt);
  expect(provincePhrase('fr-CA', 'in', province)).toBe(inIt);
  expect(provincePhrase('en-CA', 'in', province)).toBe(`in ${province}`);
});

it('keeps an unknown name', () => {
  expect(provincePhrase('fr-CA', 'for', 'Texas')).toBe('pour Texas');
});
