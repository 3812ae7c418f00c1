import { kmBetween, placeOf } from './distance';

/** Reference distances in kilometres: 30 pairs, two of them across the country. */
const KNOWN: [one: string, other: string, km: number][] = [
  ['M5V', 'M5H', 1.7],
  ['M5V', 'M4Y', 3.1],
  ['M5V', 'M6K', 2.5],
  ['M5H', 'M1B', 23.6],
  ['M5H', 'M9W', 18.5],
  ['M5H', 'L5B', 21.4],
  ['M5H', 'L4C', 24.9],
  ['M5H', 'L6T', 26.6],
  ['M5H', 'L8P', 60],
  ['M5H', 'N2G', 91],
  ['M5H', 'N6A', 168],
  ['M5H', 'K1P', 352],
  ['K1P', 'K2P', 1.0],
  ['K1P', 'J8X', 2.6],
  ['K1P', 'H3B', 166],
  ['H3B', 'H2X', 1.2],
  ['H3B', 'H4N', 7.1],
  ['H3B', 'H7N', 12.1],
  ['H3B', 'G1R', 233],
  ['V6B', 'V6E', 1.3],
  ['V6B', 'V5K', 5.4],
  ['V6B', 'V3T', 21.6],
  ['V6B', 'V8W', 96],
  ['T2P', 'T3K', 12.5],
  ['T2P', 'T5J', 280],
  ['T5J', 'T6E', 2.6],
  ['R3C', 'R2X', 4.5],
  ['S4P', 'S7K', 238],
  ['B3J', 'B3H', 1.7],
  ['B3J', 'E2L', 208],
  ['B3J', 'A1C', 898],
  ['M5H', 'V6B', 3359],
];
/** Accuracy of the centres. */
const TOLERANCE_KM = 4;
const TOLERANCE_SHARE = 0.03;

describe('the table of postal areas', () => {
  it.each(KNOWN)('knows how far %s is from %s: %d km', (one, other, km) => {
    const [from, to] = [placeOf({ postalCode: `${one} 1A1` }), placeOf({ postalArea: other })];
    if (!from || !to) throw new Error('An area is not known');
    const off = Math.abs(kmBetween(from, to) - km);
    expect(off).toBeLessThanOrEqual(Math.max(TOLERANCE_KM, km * TOLERANCE_SHARE));
    expect(kmBetween(to, from)).toBe(kmBetween(from, to));
  });
});
