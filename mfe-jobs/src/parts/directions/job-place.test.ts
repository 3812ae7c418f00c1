import { mapLinks, placeLine } from './job-place';

describe('placeLine', () => {
  it.each([
    [
      { streetAddress: '1 A St', city: 'Laval', province: 'Quebec', postalCode: 'H7A 1A1' },
      '1 A St, Laval, Quebec H7A 1A1',
    ],
    [{ city: 'Laval', province: 'Quebec', postalCode: 'H7A 1A1' }, 'Laval, Quebec'],
    [{ province: 'Quebec' }, 'Quebec'],
    [{}, null],
  ])('%p is %p', (place, line) => {
    expect(placeLine(place)).toBe(line);
  });

  it('escapes an address for the map services', () => {
    expect(mapLinks('1 A & B St').googleMaps).toContain('query=1%20A%20%26%20B%20St%2C%20Canada');
  });
});
