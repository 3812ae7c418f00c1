import { capitaliseWords } from './capitalise-words';

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
