import {
  AVAILABILITY_DAYS,
  CLINIC_PACES,
  LANGUAGES,
  MATCH_TERMS,
  MATCH_WEIGHTS,
  normaliseWeights,
  PATIENT_TYPES,
  PROFILE_WORK_PACES,
  TRAVEL_DISTANCES,
  WORKING_STYLES,
  type MatchWeights,
} from '@tbt/contracts';
import fc from 'fast-check';
import { matchOf, scoreOf } from './match-score';
import { pairFacts, personFacts, shiftFacts } from './test-facts';
import type { PairFacts, PersonFacts, ShiftFacts } from './matching.types';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const some = <T>(values: readonly T[]) => fc.subarray([...values]);
const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });
const rating = fc.record({ average: share.map((n) => 1 + 4 * n), count: fc.nat(200) });
const reliability = fc.option(fc.record({ score: fc.nat(100), shifts: fc.nat(50) }), { nil: null });
const minutes = fc.option(fc.nat(5_000), { nil: null });
const weights = fc
  .array(fc.double({ min: 0.5, max: 1.5, noNaN: true }), { minLength: 9, maxLength: 9 })
  .map((factors) =>
    normaliseWeights(
      Object.fromEntries(
        MATCH_TERMS.map((key, at) => [key, MATCH_WEIGHTS[key] * (factors[at] ?? 1)]),
      ) as MatchWeights,
    ),
  );

const person: fc.Arbitrary<PersonFacts> = fc
  .record({
    travelDistance: maybe(TRAVEL_DISTANCES),
    availability: some(AVAILABILITY_DAYS),
    workingStyle: maybe(WORKING_STYLES),
    patientTypes: some(PATIENT_TYPES),
    workPace: maybe(PROFILE_WORK_PACES),
    languages: some(LANGUAGES),
    ...{ rating, reliability, weights },
    responseMinutes: minutes,
    usualRate: fc.option(fc.integer({ min: 15, max: 120 }), { nil: null }),
  })
  .map(personFacts);

const shift: fc.Arbitrary<ShiftFacts> = fc
  .record({
    hourlyRate: fc.integer({ min: 1_500, max: 50_000 }).map((cents) => cents / 100),
    typicalRate: fc.option(fc.integer({ min: 20, max: 80 }), { nil: null }),
    isEvening: fc.boolean(),
    date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`),
    preferredWorkingStyle: maybe(WORKING_STYLES),
    patientTypes: some(PATIENT_TYPES),
    workPace: maybe(CLINIC_PACES),
    requiredLanguages: some(LANGUAGES),
    clinicRating: rating,
    clinicReliability: reliability,
    clinicResponseMinutes: minutes,
    clinicWeights: weights,
  })
  .map(shiftFacts);

const pair: fc.Arbitrary<PairFacts> = fc
  .record({
    km: fc.option(fc.double({ min: 0, max: 5_000, noNaN: true }), { nil: null }),
    isTimeOffered: fc.boolean(),
    keptBookings: fc.nat(60),
    askedRate: fc.option(fc.integer({ min: 15, max: 500 }), { nil: null }),
  })
  .map(pairFacts);

const forAll = (check: (p: PersonFacts, s: ShiftFacts, between: PairFacts) => void) =>
  fc.assert(fc.property(person, shift, pair, check), { numRuns: 120 });

test('points sum to the score exactly, and no term has more than its weight', () =>
  forAll((p, s, between) => {
    const { score, terms } = matchOf(p, s, between);
    expect(terms.map(({ key }) => key)).toEqual(MATCH_TERMS);
    expect(terms.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(score);
    expect(terms.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(100, 6);
    for (const { tenths, weight, value } of terms) {
      expect(tenths).toBeGreaterThanOrEqual(0);
      expect(tenths).toBeLessThanOrEqual(Math.ceil(weight * 10 - 1e-9));
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  }));

test('a score is a whole number of thousandths from 0 to 1000, the same from both functions', () =>
  forAll((p, s, between) => {
    const { score } = matchOf(p, s, between);
    expect(Number.isInteger(score)).toBe(true);
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(1_000);
    expect(scoreOf(p, s, between)).toBe(score);
  }));

test('farther away is never better', () =>
  fc.assert(
    fc.property(...[person, shift, pair, fc.nat(500), fc.nat(500)], (p, s, between, near, more) => {
      const at = (km: number) => scoreOf(p, s, { ...between, km });
      expect(at(near + more)).toBeLessThanOrEqual(at(near));
    }),
  ));

test('personal attributes and names do not change the score', () => {
  const facts = personFacts();
  const described = {
    ...facts,
    firstName: 'Ada',
    lastName: 'Tremblay',
    profilePicture: '/photo.png',
    birthYear: 1960,
    educationTier: 'tier1',
    gpa: '4.00',
    isNewGrad: true,
    graduationYear: 1985,
  };
  expect(matchOf(described, shiftFacts(), pairFacts())).toEqual(
    matchOf(facts, shiftFacts(), pairFacts()),
  );
});

test('the side that fits less decides', () => {
  const [p, s, between] = [personFacts(), shiftFacts(), pairFacts()];
  const lowRate = matchOf(p, { ...s, hourlyRate: 30, typicalRate: 50 }, between);
  expect(lowRate.score).toBeLessThan(matchOf(p, s, between).score);
  const asksMuch = matchOf(p, s, { ...between, askedRate: 80 });
  expect(asksMuch.score).toBeLessThan(matchOf(p, s, between).score);
});

test.each([
  ['methodical', 'relaxed', 1],
  ['adaptable', 'fast_paced', 1],
  ['fast_paced', 'fast_paced', 1],
  ['methodical', 'fast_paced', 0],
  ['fast_paced', 'relaxed', 0],
])('a pace of %s for %s is worth %d', (workPace, wanted, value) => {
  const none = { workingStyle: null, clinicVibe: null, teamCollaboration: null };
  const facts = personFacts({
    ...none,
    personalityType: null,
    patientTypes: [],
    specialtyFocus: [],
    workPace,
  });
  const { terms } = matchOf(facts, shiftFacts({ workPace: wanted }), pairFacts());
  expect(terms.find(({ key }) => key === 'preferences')?.value).toBeCloseTo(value, 9);
});
