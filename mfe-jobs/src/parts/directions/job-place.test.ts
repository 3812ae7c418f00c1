import { mapLinks } from './job-place';

it('escapes an address for the map services', () => {
  expect(mapLinks('1 A & B St').googleMaps).toContain('query=1%20A%20%26%20B%20St%2C%20Canada');
});
