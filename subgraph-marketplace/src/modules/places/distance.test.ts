import { areaAtHome, kmBetween, placeOf, placeOfArea, type NamedPlace } from './distance';

const TORONTO = { province: 'Ontario', city: 'Toronto' };

describe('placeOf', () => {
  it.each<[string, NamedPlace, { latitude: number; longitude: number; isApproximate: boolean }]>([
    ['an urban postal code', { postalCode: 'm5v2t6' }, at(43.653, -79.369, false)],
    ['a rural one', { postalCode: 'X0A 0H0' }, at(70.464, -68.479, true)],
    [
      'a rural one in a known city',
      { postalCode: 'X0A 0H0', province: 'Nunavut', city: 'Iqaluit' },
      at(63.747, -68.517, false),
    ],
    ['a small city', { province: 'Ontario', city: 'Kenora' }, at(49.767, -94.49, false)],
    ['a large city', TORONTO, at(43.7, -79.416, true)],
    [
      'a city with a code of another province',
      { ...TORONTO, postalCode: 'H2X 1Y4' },
      at(43.7, -79.416, true),
    ],
    ['a city in any spelling', { province: 'Quebec', city: 'MONTREAL' }, at(45.509, -73.588, true)],
  ])('knows %s', (_what, place, expected) => {
    const found = placeOf(place);
    expect(found?.isApproximate).toBe(expected.isApproximate);
    expect(found?.latitude).toBeCloseTo(expected.latitude, 1);
    expect(found?.longitude).toBeCloseTo(expected.longitude, 1);
  });

  it.each<[string, NamedPlace]>([
    ['nothing', {}],
    ['a city without its province', { city: 'Toronto' }],
    ['an unknown city', { province: 'Ontario', city: 'Nowhere at all' }],
    ['no province of Canada', { province: 'Texas', city: 'Toronto' }],
    ['what is no postal code', { postalCode: 'D1A 1A1' }],
  ])('does not know %s', (_what, place) => expect(placeOf(place)).toBeNull());
});

describe('kmBetween', () => {
  const vancouver = { latitude: 49.2497, longitude: -123.1193 };
  const montreal = { latitude: 45.5088, longitude: -73.5878 };

  it('is the great circle, the same both ways, and nothing from a place to itself', () => {
    expect(kmBetween(vancouver, montreal)).toBeCloseTo(3687, -1);
    expect(kmBetween(montreal, vancouver)).toBe(kmBetween(vancouver, montreal));
    expect(kmBetween(montreal, montreal)).toBe(0);
  });
});

describe('postal areas', () => {
  // Kilometres between the middles of the areas as Canada Post draws them. The table's own middles
  // lie up to three kilometres beside them.
  it.each<[string, string, number]>([
    ['M5V', 'M5H', 1.7],
    ['M5V', 'M4W', 5.0],
    ['M5V', 'M4Y', 3.1],
    ['M5V', 'M6G', 3.5],
    ['M5V', 'M1B', 25.2],
    ['M5V', 'M9W', 18.5],
    ['M5H', 'M4Y', 1.8],
    ['M4W', 'M6G', 3.8],
    ['M1B', 'M9W', 34.8],
    ['M4Y', 'M6G', 3.0],
    ['M5V', 'N6A', 166.1],
    ['M5V', 'K1P', 353.7],
    ['M5V', 'H3A', 505.6],
    ['H2X', 'H3A', 1.0],
    ['H3A', 'G1R', 232.9],
    ['H3A', 'K1P', 166.0],
    ['V6B', 'V5K', 5.4],
    ['V6B', 'Y1A', 1477.2],
    ['V6B', 'T2P', 672.4],
    ['T2P', 'T5J', 280.2],
    ['T5J', 'X1A', 992.3],
    ['R3C', 'S4P', 536.4],
    ['S4P', 'T2P', 668.6],
    ['R3C', 'M5V', 1513.8],
    ['B3H', 'E1C', 187.6],
    ['B3H', 'C1A', 183.1],
    ['E1C', 'C1A', 128.1],
    ['B3H', 'A1C', 898.9],
    ['G1R', 'E1C', 499.3],
    ['A1C', 'V6B', 5004.9],
  ])('%s and %s are %d km apart', (one, other, km) => {
    const [a, b] = [placeOfArea({ postalArea: one }), placeOfArea({ postalArea: other })];
    if (!a || !b) throw new Error('not on the map');
    expect(Math.abs(kmBetween(a, b) - km)).toBeLessThan(3 + km / 10);
  });

  it('tells where a shift is only in the city of its clinic', () => {
    const home = { ...TORONTO, postalArea: 'M5V' };
    expect(areaAtHome({ province: 'Ontario', city: 'TORONTO' }, home)).toBe('M5V');
    expect(areaAtHome({ province: 'Ontario', city: 'Ottawa' }, home)).toBeNull();
    expect(areaAtHome(TORONTO, { ...home, postalArea: 'M0V' })).toBeNull();
    expect(areaAtHome(TORONTO, undefined)).toBeNull();
  });
});

function at(latitude: number, longitude: number, isApproximate: boolean) {
  return { latitude, longitude, isApproximate };
}
