import { addressLine } from './address-line';

const full = { streetAddress: '168 avenue du Mont-Royal', city: 'Montréal', province: 'Quebec' };

it.each([
  [
    { ...full, postalCode: 'H2X 1V8' },
    '168 avenue du Mont-Royal, Montréal, Quebec H2X 1V8',
    '168, avenue du Mont-Royal, Montréal (Québec)\u00a0\u00a0H2X\u00a01V8',
  ],
  [
    { ...full, streetAddress: '12-168, rue A' },
    '12-168, rue A, Montréal, Quebec',
    '12-168, rue A, Montréal (Québec)',
  ],
  [
    { ...full, streetAddress: '5 1/2 rue A' },
    '5 1/2 rue A, Montréal, Quebec',
    '5 1/2 rue A, Montréal (Québec)',
  ],
  [
    { ...full, streetAddress: null, postalCode: 'H2X 1V8' },
    'Montréal, Quebec',
    'Montréal (Québec)',
  ],
  [{ province: 'Quebec' }, 'Quebec', 'Québec'],
  [{}, null, null],
])('%p is %p and %p', (address, english, french) => {
  expect(addressLine('en-CA', address)).toBe(english);
  expect(addressLine('fr-CA', address)).toBe(french);
});
