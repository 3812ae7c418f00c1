import { isPostalCodeIn, PROVINCES } from '@tbt/contracts';
import { clinicCast, namedCast, professionalCast } from './cast';
import { medianRate, PLACES } from './places';
import { createRandom } from './random';

const random = () => createRandom(7);
const cast = [
  ...namedCast(random(), 2027),
  ...clinicCast(random()),
  ...professionalCast(random(), 2027),
];

it('has no duplicates', () => {
  expect(new Set(cast.map(({ email }) => email)).size).toBe(cast.length);
});

it('has a clinic, a hygienist and an assistant in every province', () => {
  for (const role of ['clinic', 'hygienist', 'assistant']) {
    const places = cast.filter((member) => member.role === role).map(({ place }) => place.province);
    expect(new Set(places)).toEqual(new Set(PROVINCES));
  }
});

it('gives clinics postal codes of their province', () => {
  for (const { place, profile } of cast.filter(({ role }) => role === 'clinic')) {
    expect(isPostalCodeIn(place.province, String(profile.postalCode))).toBe(true);
  }
});

it('has a median rate for every province', () => {
  for (const { province } of PLACES) {
    expect(medianRate('hygienist', province)).toBeGreaterThan(medianRate('assistant', province));
  }
});

it('draws the same numbers from the same seed', () => {
  const draw = () => {
    const source = random();
    return [
      source.next(),
      source.between(1, 9),
      source.pick(['a', 'b', 'c']),
      source.some([1, 2, 3, 4], 2),
    ];
  };
  expect(draw()).toEqual(draw());
  expect(() => random().pick([])).toThrow('Nothing');
});
