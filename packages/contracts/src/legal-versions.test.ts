import { agreementsDue } from './consent-versions';
import { LEGAL_DOCUMENTS, LEGAL_VERSIONS } from './legal-versions';

const version = (id: string, requiresConsent = false) => ({ id, requiresConsent });
const VERSIONS = {
  terms: [version('2027-03-01'), version('2027-02-01.2', true), version('2027-02-01')],
  privacy: [version('2027-01-01')],
};
const accepted = (terms?: string, privacy?: string) => [
  ...(terms ? [{ purpose: 'terms', textVersion: terms }] : []),
  ...(privacy ? [{ purpose: 'privacy', textVersion: privacy }] : []),
  { purpose: 'marketing_email', textVersion: '2026-11' },
];

it.each([
  ['the newest', accepted('2027-03-01', '2027-01-01'), []],
  ['the one that requires consent', accepted('2027-02-01.2', '2027-01-01'), []],
  ['the one before it, of the same day', accepted('2027-02-01', '2027-01-01'), ['terms']],
  ['an old one, with later ones that ask nothing', accepted('2026-11-24', '2026-11-24'), ['terms']],
  ['one that is newer than this program', accepted('2027-09-01', '2027-09-01'), []],
  ['nothing, as accounts opened by a service', accepted(), []],
])('who accepted %s', (_, consents, due) => {
  expect(agreementsDue(consents, VERSIONS)).toEqual(due);
});

it('asks again for the first terms, whose rules were written out later', () => {
  expect(agreementsDue(accepted('2026-11-24', '2026-11-24'))).toEqual(['terms']);
});

it.each(LEGAL_DOCUMENTS)('versions of %s are dated, newest first, each with its change', (name) => {
  const ids = LEGAL_VERSIONS[name].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, effectiveOn, changes } of LEGAL_VERSIONS[name]) {
    expect(id).toMatch(/^20\d\d-\d\d-\d\d(\.[2-9])?$/);
    expect(effectiveOn >= id.slice(0, 10)).toBe(true);
    expect(Object.values(changes).every(Boolean)).toBe(true);
  }
});
