import { photoUrl } from './uploads';

const url = `/uploads/photos/${'0a'.repeat(16)}-512.webp`;

it.each([
  [url, 96, url.replace('-512', '-96')],
  [url.replace('-512', '-96'), 256, url.replace('-512', '-256')],
  ['https://pictures.test/ana-512.webp', 96, 'https://pictures.test/ana-512.webp'],
  ['', 96, null],
  [null, 96, null],
] as const)('%s in %i pixels', (address, size, expected) => {
  expect(photoUrl(address, size)).toBe(expected);
});
