import { exclusionsOf, isBeyondDay, isEligible } from './eligibility-filters';
import { pairFacts, personFacts, shiftFacts } from './test-facts';
import type { Exclusion, PairFacts, PersonFacts, ShiftFacts } from './matching.types';

test('a professional who fits has no exclusion', () => {
  expect(exclusionsOf(personFacts(), shiftFacts(), pairFacts())).toEqual([]);
  expect(isEligible(personFacts(), shiftFacts(), pairFacts())).toBe(true);
});

type Case = [Exclusion, Partial<PersonFacts>, Partial<ShiftFacts>, Partial<PairFacts>];

test.each<Case>([
  ['inactive', { isActive: false }, {}, {}],
  ['blocked', {}, {}, { isBlocked: true }],
  ['credential', { licences: [] }, {}, {}],
  ['credential', { isVerified: false }, {}, {}],
  [
    'credential',
    { licences: [{ province: 'Ontario', status: 'approved', expiresOn: '2026-11-30' }] },
    {},
    {},
  ],
  [
    'credential',
    { licences: [{ province: 'Ontario', status: 'approved', expiresOn: '2026-12-28' }] },
    { date: '2026-12-28', startTime: '20:00', endTime: '07:00' },
    {},
  ],
  ['overlap', {}, {}, { hasOverlap: true }],
  ['availability_blocked', {}, {}, { isTimeBlocked: true }],
  ['too_far', { travelDistance: 25 }, {}, { km: 25.1 }],
  ['language', {}, { requiredLanguages: ['English', 'Punjabi'] }, {}],
])('%s excludes', (reason, person, shift, pair) => {
  const facts = [personFacts(person), shiftFacts(shift), pairFacts(pair)] as const;
  expect(exclusionsOf(...facts)).toEqual([reason]);
  expect(isEligible(...facts)).toBe(false);
});

test('another role lacks the credential too', () => {
  const facts = [personFacts({ role: 'assistant' }), shiftFacts(), pairFacts()] as const;
  expect(exclusionsOf(...facts)).toEqual(['role', 'credential']);
});

test('no travel limit reaches everywhere, and the radius of the search counts too', () => {
  const far = [personFacts({ travelDistance: 999 }), shiftFacts(), pairFacts({ km: 900 })] as const;
  expect(exclusionsOf(...far)).toEqual([]);
  expect(exclusionsOf(...far, 50)).toEqual(['too_far']);
  expect(
    exclusionsOf(personFacts({ travelDistance: null }), shiftFacts(), pairFacts({ km: null })),
  ).toEqual([]);
});

test.each([
  ['no stated limit, 101 km', null, 101, true],
  ['no limit, 3723 km', 999, 3723, true],
  ['no limit, 100 km', 999, 100, false],
  ['a stated limit, which excludes by itself', 50, 3723, false],
  ['an unknown place', null, null, false],
])('is beyond a day: %s', (_, travelDistance, km, isBeyond) => {
  expect(isBeyondDay(personFacts({ travelDistance }), pairFacts({ km }))).toBe(isBeyond);
});
