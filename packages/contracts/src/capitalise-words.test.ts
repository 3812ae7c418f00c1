import { capitaliseWords, spellNames } from './capitalise-words';

it.each([
  ['ana tremblay', 'Ana Tremblay'],
  ['mcdonald', 'Mcdonald'],
  ['McDonald', 'McDonald'],
  ["o'neil", "O'Neil"],
  ['d’angelo', 'D’Angelo'],
  ['anne’s', 'Anne’s'],
  ['marie-ève', 'Marie-Ève'],
  ['élise  de la cruz ', 'Élise  De La Cruz '],
  ['ßeta', 'ßeta'],
  ['王小明', '王小明'],
  ['', ''],
])('%j is written %j', (typed, written) => {
  expect(capitaliseWords(typed)).toBe(written);
});

it.each([
  ['nadia', 'okafor-walker', 'Nadia', 'Okafor-Walker'],
  ['MARIE-ÈVE', "O'NEIL", 'Marie-Ève', "O'Neil"],
  ['Ana', 'de la Cruz', 'Ana', 'de la Cruz'],
  ['Ana', 'tremblay', 'Ana', 'tremblay'],
  ['JP', 'Tremblay', 'JP', 'Tremblay'],
  ['小明', '王', '小明', '王'],
])('the whole name %s %s is stored as %s %s', (firstName, lastName, first, last) => {
  expect(spellNames({ firstName, lastName })).toEqual({ firstName: first, lastName: last });
});

it('keeps one name of two', () => {
  expect(spellNames({ firstName: 'ana' })).toEqual({ firstName: 'ana' });
});
