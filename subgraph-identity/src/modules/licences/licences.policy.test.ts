import { isInForce } from './licences.policy';
import { defaultRegulator, nextDeadline } from './licences.regulators';

const at = (instant: string) => new Date(instant);

describe('isInForce', () => {
  it.each([
    ['approved', null, '2026-11-20T15:00:00Z', true],
    ['approved', '2026-11-20', '2026-11-20T15:00:00Z', true],
    ['approved', '2026-11-19', '2026-11-20T15:00:00Z', false],
    // Still the evening of the 19th in British Columbia.
    ['approved', '2026-11-19', '2026-11-20T06:59:00Z', true],
    ['pending', null, '2026-11-20T15:00:00Z', false],
    ['rejected', null, '2026-11-20T15:00:00Z', false],
  ] as const)('%s until %s at %s: %s', (status, expiresOn, now, expected) => {
    expect(isInForce({ status, expiresOn }, at(now))).toBe(expected);
  });
});

describe('regulators', () => {
  it.each([
    ['Ontario', '2026-11-20', '2026-12-01'],
    ['Ontario', '2026-12-01', '2027-12-01'],
    ['British Columbia', '2026-11-20', '2027-03-31'],
    ['Newfoundland and Labrador', '2026-01-05', '2026-03-31'],
    ['Alberta', '2026-11-20', '2027-10-31'],
    ['New Brunswick', '2026-11-20', '2026-12-31'],
    ['Quebec', '2026-11-20', null],
  ])('%s after %s: %s', (province, today, expected) => {
    expect(nextDeadline(province, today)).toBe(expected);
  });

  it('depend on province and role', () => {
    expect(defaultRegulator('Ontario', 'hygienist')).toBe('CDHO');
    expect(defaultRegulator('Ontario', 'assistant')).toBe('NDAEB');
    expect(defaultRegulator('Alberta', 'assistant')).toBe('CADA');
    expect(defaultRegulator('Manitoba', 'assistant')).toBe('CDHM');
  });
});
