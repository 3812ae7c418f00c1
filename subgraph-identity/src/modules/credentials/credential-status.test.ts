import type { LicenceFacts, VerificationStatus } from '@tbt/contracts';
import { isInForce, verificationFlags } from './credential-status';

const NOW = new Date('2026-11-20T15:00:00Z');
const licence = (status: VerificationStatus, expiresOn: string | null = null): LicenceFacts => ({
  province: 'Ontario',
  status,
  expiresOn,
});
describe('isInForce', () => {
  it.each([
    ['approved', null, '2026-11-20T15:00:00Z', true],
    ['approved', '2026-11-20', '2026-11-20T15:00:00Z', true],
    ['approved', '2026-11-19', '2026-11-20T15:00:00Z', false],
    // Still the evening of the 19th in Kenora.
    ['approved', '2026-11-19', '2026-11-20T05:59:00Z', true],
    ['approved', '2026-11-19', '2026-11-20T06:00:00Z', false],
    ['pending', null, '2026-11-20T15:00:00Z', false],
    ['rejected', null, '2026-11-20T15:00:00Z', false],
  ] as const)('%s until %s at %s: %s', (status, expiresOn, now, expected) => {
    expect(isInForce(licence(status, expiresOn), new Date(now))).toBe(expected);
  });
});

describe('verificationFlags', () => {
  it.each([
    ['nothing', [], false, 'pending'],
    ['a licence in force', [licence('approved')], true, 'approved'],
    ['one in force, one rejected', [licence('rejected'), licence('approved')], true, 'approved'],
    ['an ended licence', [licence('approved', '2026-11-19')], false, 'pending'],
    ['a rejected licence', [licence('rejected')], false, 'rejected'],
    ['a rejected and a pending one', [licence('rejected'), licence('pending')], false, 'pending'],
  ] as const)('with %s', (_what, licences, isVerified, verificationStatus) => {
    expect(verificationFlags(licences, NOW)).toEqual({ isVerified, verificationStatus });
  });
});
