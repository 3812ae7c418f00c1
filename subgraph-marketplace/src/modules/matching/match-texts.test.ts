import type { MatchTermKey } from '@tbt/contracts';
import { noteOf, reasonsOf, weakestOf, type Reader } from './match-texts';
import type { Match, MatchTerm } from './matching.types';

const professional: Reader = { locale: 'en-CA', isProfessional: true };
const clinic: Reader = { locale: 'en-CA', isProfessional: false };
const inFrench: Reader = { locale: 'fr-CA', isProfessional: true };

const term = (key: MatchTermKey, code: string, overrides: Partial<MatchTerm> = {}): MatchTerm => ({
  ...{ key, value: 0.5, weight: 10, tenths: 50, detail: { code } },
  ...overrides,
});

test.each<[MatchTermKey, string, Reader, string]>([
  [
    'preferences',
    'unstatedProfessional',
    professional,
    'You haven’t said how you like to work; so this counts as half',
  ],
  [
    'preferences',
    'unstatedProfessional',
    clinic,
    'The professional hasn’t said how they like to work; so this counts as half',
  ],
  [
    'languages',
    'unstatedClinic',
    professional,
    'The clinic hasn’t listed any languages; so this counts as half',
  ],
  [
    'reliability',
    'new',
    clinic,
    'No reliability score yet: no completed shifts. Until the first one, we count 90 out of 100 for the professional and average it with your score.',
  ],
  [
    'rating',
    'new',
    inFrench,
    'Pas encore d’évaluation. D’ici la première, nous comptons une note de 4,3 sur 5 pour vous et en faisons la moyenne avec celle du cabinet.',
  ],
  [
    'responsiveness',
    'unknown',
    professional,
    'Response time not known yet. Until it is, we count half of the points for you and average that with the clinic’s.',
  ],
  [
    'distance',
    'km',
    professional,
    'Full points next door; fewer with every kilometre, compared with how far you travel. Distances start in the area of your postal code, or else at the centre of your city.',
  ],
])('%s: %s says what counts', (key, code, reader, text) => {
  expect(noteOf(term(key, code), reader)).toBe(text);
});

test('what is a plus on one card is not less ideal on another', () => {
  const near = { value: 0.6, weight: 18, tenths: 108, detail: { code: 'km', values: { km: 6 } } };
  const match = (distance: Partial<MatchTerm>): Match => ({
    ...{ score: 800, forProfessional: null, forClinic: null, version: '1' },
    terms: [
      ...(['availability', 'rate', 'languages'] as const).map((key) =>
        term(key, 'offered', { value: 1, weight: 20, tenths: 200 }),
      ),
      term('distance', 'km', distance),
    ],
  });
  expect(weakestOf(match(near), professional)).toBeNull();
  expect(weakestOf(match({ ...near, value: 0.3, tenths: 54 }), professional)).toBe('6 km away');
});

test('a shift in the same city names the city, not kilometres', () => {
  const near = term('distance', 'sameCity', { value: 1, weight: 18, tenths: 180 });
  const match = { ...weak('rate', 'below'), terms: [near] };
  expect(reasonsOf(match, clinic)).toEqual(['In the same city']);
  expect(reasonsOf(match, inFrench)).toEqual(['Dans votre ville']);
  expect(noteOf(near, professional)).toBe(
    'Only the city is known, so the distance counts as none. The trip may be longer.',
  );
});

test('a place beyond reach is the weak point, whatever else misses more points', () => {
  const beyond = (values: Record<string, number>, value: number): Match => ({
    ...weak('rate', 'below'),
    terms: [
      term('availability', 'otherDay', { value: 0, weight: 30, tenths: 0 }),
      term('distance', 'km', {
        ...{ value, weight: 18, tenths: value * 180 },
        detail: { code: 'km', values },
      }),
    ],
  });
  expect(weakestOf(beyond({ km: 352 }, 0), clinic)).toBe('352 km away');
  expect(weakestOf(beyond({ km: 30, limit: 25 }, 0.09), clinic)).toBe(
    '30 km away (travels up to 25 km)',
  );
  expect(weakestOf(beyond({ km: 20, limit: 25 }, 0.2), clinic)).not.toMatch(/km/);
});

test.each([
  [3, []],
  [4.5, ['Rated 4.5 out of 5 (reviews: 1)']],
])('a rating of %s is a plus from 4 on', (average, reasons) => {
  const values = { average, count: 1 };
  const rated = term('rating', 'average', { value: 0.8, detail: { code: 'average', values } });
  expect(reasonsOf({ ...weak('rate', 'below'), terms: [rated] }, clinic)).toEqual(reasons);
});

test('no weak point where every term has most of its points', () => {
  const fair = term('distance', 'unknown', { value: 0.7, weight: 18, tenths: 126 });
  const match = { ...weak('rate', 'below'), terms: [fair] };
  expect(weakestOf(match, professional)).toBeNull();
});

test('a distance is weak against the distance the professional accepts', () => {
  const values = { km: 4, limit: 10 };
  const far = term('distance', 'km', { value: 0.4, tenths: 40, detail: { code: 'km', values } });
  const match = { ...weak('rate', 'below'), terms: [far] };
  expect(weakestOf(match, clinic)).toBe('4 km away (travels up to 10 km)');
  expect(weakestOf(match, inFrench)).toBe('À 4\u00a0km (vous acceptez jusqu’à 10\u00a0km)');
});

const weak = (key: MatchTermKey, code: string): Match => ({
  ...{ score: 500, forProfessional: null, forClinic: null, version: '1' },
  terms: [
    term(key, code, { value: 0.1, tenths: 10 }),
    term('distance', 'km', { value: 0.3, tenths: 60, detail: { code: 'km', values: { km: 40 } } }),
  ],
});

test.each(['unstatedClinic', 'unstatedBoth'])(
  'a clinic’s missing answer is a weak point for neither side: %s',
  (code) => {
    expect(weakestOf(weak('preferences', code), clinic)).toBe('40 km away');
    expect(weakestOf(weak('preferences', code), professional)).toBe('40 km away');
  },
);

test('a first shift together is a weak point for neither side', () => {
  for (const reader of [clinic, professional])
    expect(weakestOf(weak('history', 'first'), reader)).toBe('40 km away');
});

test('a response time addresses the professional', () => {
  const slow = { value: 0.1, tenths: 10, detail: { code: 'minutes', values: { minutes: 90 } } };
  const match = {
    ...weak('responsiveness', 'minutes'),
    terms: [term('responsiveness', 'minutes', slow)],
  };
  expect(weakestOf(match, inFrench)).toBe('Vous répondez habituellement en 90\u00a0minutes');
  expect(weakestOf(match, clinic)).toBe('Usually answers within 90 minutes');
});

test('a candidate’s own missing answer is one', () => {
  expect(weakestOf(weak('preferences', 'unstatedProfessional'), clinic)).toBe(
    'The professional hasn’t said how they like to work',
  );
});

test.each([
  ['below', clinic, 'At $45.00/h, below this professional’s usual rate'],
  ['below', professional, 'At $45.00/h, below your usual rate'],
  ['belowTypical', clinic, 'At $45.00/h, below the typical rate in the province'],
  ['belowTypical', inFrench, 'Taux de 45,00 $ l’heure, inférieur au taux courant dans la province'],
] as const)('names whose rate it is: %s', (code, reader, text) => {
  const rate = { value: 0.1, tenths: 10, detail: { code, values: { rate: '45.00' } } };
  const match = { ...weak('rate', code), terms: [term('rate', code, rate)] };
  expect(weakestOf(match, reader)?.replaceAll('\u00a0', ' ')).toBe(text);
});
