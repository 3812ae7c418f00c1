import { ACCENTED_TOWNS, spellTown, type Province } from '@tbt/contracts';
import { checkCity, spellingOf } from './city-spelling';
import { knownCities } from './city-table';

describe('checkCity', () => {
  it.each<[Province, string]>([
    ['Ontario', 'Toronto'],
    ['Quebec', 'montreal'],
    ['Newfoundland and Labrador', 'st johns'],
  ])('knows %s, %s', (province, city) => expect(checkCity(province, city)).toBeNull());

  it.each<[Province, string, string | null]>([
    ['Ontario', 'Tornto', 'Toronto'],
    ['Ontario', 'Otatwa', 'Ottawa'],
    ['Quebec', 'Lavall', 'Laval'],
    ['Quebec', 'Montrael', 'Montréal'],
    ['British Columbia', 'Vancuover', 'Vancouver'],
    ['Quebec', 'Toronto', null],
    ['Ontario', 'Little Village by the Lake', null],
    ['Ontario', 'x', null],
  ])('does not know %s, %s and suggests %s', (province, city, suggestion) =>
    expect(checkCity(province, city)).toEqual({ suggestion }),
  );
});

it.each<[Province, string, string | null]>([
  ['Quebec', 'montreal', 'Montréal'],
  ['Newfoundland and Labrador', 'st johns', "St. John's"],
  ['Ontario', 'Toronto', 'Toronto'],
  ['Ontario', 'Tornto', null],
])('spells %s, %s as the table does: %s', (province, city, spelling) =>
  expect(spellingOf(province, city)).toBe(spelling),
);

it('spells the known towns as the table does when they are typed in lower case', () => {
  const others = knownCities()
    .map(({ name }) => name)
    .filter((name) => spellTown(name.toLowerCase()) !== name);
  expect(others).toEqual([
    ...['Lac La Biche', 'Cross Lake 19A', 'Dollard-Des Ormeaux', 'le Plateau'],
    ...['Metabetchouan-Lac-a-la-Croix', 'Saint-Philippe-de-La Prairie'],
  ]);
});

it('has every accented town in the list that forms and rules share', () => {
  const accented = knownCities()
    .map(({ name }) => name)
    .filter((name) => /\p{M}/u.test(name.normalize('NFD')));
  expect(new Set(ACCENTED_TOWNS)).toEqual(new Set(accented));
});
