import { kmBetween, placeOf, type NamedPlace } from './distance';

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

  it('is the great-circle distance, symmetric, and 0 from a place to itself', () => {
    expect(kmBetween(vancouver, montreal)).toBeCloseTo(3687, -1);
    expect(kmBetween(montreal, vancouver)).toBe(kmBetween(vancouver, montreal));
    expect(kmBetween(montreal, montreal)).toBe(0);
  });
});

function at(latitude: number, longitude: number, isApproximate: boolean) {
  return { latitude, longitude, isApproximate };
}
