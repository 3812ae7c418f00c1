import { labelsFrCA } from './labels/fr-CA';
import { tieNumbers } from './tie-numbers';

it.each([
  ['Dans les 24 heures.', 'Dans les 24\u00a0heures.'],
  ['Le 1er avril, puis le 10 décembre', 'Le 1er\u00a0avril, puis le 10\u00a0décembre'],
  [
    '{count, plural, one {# jour} other {# jours}} au plus, {max} fichiers',
    '{count, plural, one {#\u00a0jour} other {#\u00a0jours}} au plus, {max}\u00a0fichiers',
  ],
])('keeps a number with what it counts: %s', (text, tied) => {
  expect(tieNumbers(text)).toBe(tied);
});

it.each(['de 24 à 48', '{left} sur {max}', '{plan} commence', 'Étape 4 de l’inscription'])(
  'leaves other spaces alone: %s',
  (text) => {
    expect(tieNumbers(text)).toBe(text);
  },
);

it('labels, which are shown as they are, have their numbers tied', () => {
  const labels = Object.values(labelsFrCA).flatMap((set) => Object.values<string>(set));
  expect(labels.filter((label) => tieNumbers(label) !== label)).toEqual([]);
});
