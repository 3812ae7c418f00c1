import {
  asksForLicence,
  CREDENTIAL_GAPS,
  credentialGaps,
  credentialStage,
  currentDateIn,
  daysBetween,
  isExpiryTooFar,
  licenceDocumentType,
  licenceNumberKey,
  existingBookingGaps,
  type CredentialHolder,
} from './credentials';
import { PROVINCES } from './places';

const DAY = '2026-12-01';
const licence = (changes: object = {}) => ({
  province: 'Ontario',
  status: 'approved' as const,
  expiresOn: DAY,
  ...changes,
});
const certified = (changes: object = {}) => licence({ province: 'Quebec', ...changes });
const holder = (changes: Partial<CredentialHolder> = {}): CredentialHolder => ({
  role: 'hygienist',
  isVerified: true,
  licences: [licence()],
  ...changes,
});
const gaps = (person: CredentialHolder, province: string | null = 'Ontario') =>
  credentialGaps(person, { province, date: DAY });

describe('credentialGaps', () => {
  it.each([
    ['a licence that holds to the day', [licence()], []],
    ['one without an end', [licence({ expiresOn: null })], []],
    ['none', [], ['licence_missing']],
    ['one elsewhere', [licence({ province: 'Quebec' })], ['licence_missing']],
    ['a pending one', [licence({ status: 'pending' })], ['licence_pending']],
    [
      'one without its file',
      [licence({ status: 'pending', hasFile: false })],
      ['licence_incomplete'],
    ],
    ['a rejected one', [licence({ status: 'rejected' })], ['licence_rejected']],
    ['one that ended the day before', [licence({ expiresOn: '2026-11-30' })], ['licence_expired']],
    [
      'one that ends the day before, under review',
      [licence({ status: 'pending', expiresOn: '2026-11-30' })],
      ['licence_expired'],
    ],
    [
      'an ended one and its renewal under review',
      [licence({ expiresOn: '2026-11-30' }), licence({ status: 'pending', expiresOn: null })],
      ['licence_pending'],
    ],
  ] as const)('%s', (_what, licences, expected) => {
    expect(gaps(holder({ licences }))).toEqual(expected);
  });

  it.each(PROVINCES)('a licence is asked for in %s, of assistants except in Quebec', (province) => {
    expect(asksForLicence('hygienist', province)).toBe(true);
    expect(asksForLicence('assistant', province)).toBe(province !== 'Quebec');
  });

  it.each([
    ['approved', [certified()], true, []],
    ['a licence elsewhere', [licence()], true, []],
    ['none', [], false, ['certification_missing']],
    [
      'without its file',
      [certified({ status: 'pending', hasFile: false })],
      false,
      ['certification_incomplete'],
    ],
    ['pending', [certified({ status: 'pending' })], false, ['certification_pending']],
    ['rejected', [certified({ status: 'rejected' })], false, ['certification_rejected']],
    ['ended', [certified({ expiresOn: '2026-11-30' })], false, ['certification_expired']],
  ] as const)(
    'an assistant in Quebec, certification: %s',
    (_what, licences, isVerified, expected) => {
      const person = holder({ role: 'assistant', licences, isVerified });
      expect(gaps(person, 'Quebec')).toEqual(expected);
    },
  );

  it('without a province, the province is what is missing', () => {
    expect(gaps(holder(), null)).toEqual(['province_missing']);
    expect(gaps(holder({ role: 'assistant', isVerified: false }), null)).toEqual([
      'province_missing',
    ]);
    expect(gaps(holder({ role: 'clinic' }), null)).toEqual(['not_professional']);
  });

  it('a valid licence does not make an unverified account bookable', () => {
    expect(gaps(holder({ isVerified: false }))).toEqual(['not_verified']);
  });

  it.each(['clinic', null] as const)('%s is not booked', (role) => {
    expect(gaps(holder({ role }))).toEqual(['not_professional']);
  });
});

describe('existingBookingGaps', () => {
  const renamed = certified({ status: 'pending', isReviewedAgain: true });
  const assistant = holder({ role: 'assistant', licences: [renamed], isVerified: false });
  const asked = { province: 'Quebec', date: DAY };

  it('counts what was approved under a former name until the decision', () => {
    expect(existingBookingGaps(assistant, asked)).toEqual([]);
    expect(credentialGaps(assistant, asked)).toEqual(['certification_pending']);
    const refused = [certified({ status: 'rejected' })];
    expect(existingBookingGaps({ ...assistant, licences: refused }, asked)).toHaveLength(1);
  });

  it('counts it up to its last day, and in its province', () => {
    const licences = [licence({ status: 'pending', isReviewedAgain: true })];
    const hygienist = holder({ licences, isVerified: false });
    expect(existingBookingGaps(hygienist, { province: 'Ontario', date: DAY })).toEqual([]);
    const after = { province: 'Ontario', date: '2026-12-02' };
    expect(existingBookingGaps(hygienist, after)).toEqual(['licence_expired']);
    expect(existingBookingGaps(hygienist, asked)).toEqual(['licence_missing']);
  });
});

it('two spellings of a number are one licence', () => {
  expect(licenceNumberKey(' cdho 12\u00a034 ')).toBe(licenceNumberKey('CDHO1234'));
  expect(licenceNumberKey('CDHO-1')).not.toBe(licenceNumberKey('CDHO1'));
});

it('an assistant’s proof in Quebec is the certification', () => {
  expect(licenceDocumentType('assistant', 'Quebec')).toBe('certification');
  expect(licenceDocumentType('assistant', 'Ontario')).toBe('license');
});

describe('days', () => {
  it.each([
    ['Ontario', '2026-12-02T05:59:59Z', '2026-12-01'],
    ['Ontario', '2026-12-02T06:00:00Z', '2026-12-02'],
    ['British Columbia', '2026-12-02T06:59:59Z', '2026-12-01'],
    ['Nova Scotia', '2026-12-02T04:00:00Z', '2026-12-02'],
    [null, '2026-12-02T06:59:59Z', '2026-12-01'],
  ])('in %s at %s it is %s', (province, instant, expected) => {
    expect(currentDateIn(province, new Date(instant))).toBe(expected);
  });

  it('are counted whole', () => {
    expect(daysBetween('2026-11-20', '2027-01-19')).toBe(60);
    expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
  });

  it('of an expiry lie at most ten years ahead', () => {
    expect(isExpiryTooFar('2036-11-20', '2026-11-20')).toBe(false);
    expect(isExpiryTooFar('2036-11-21', '2026-11-20')).toBe(true);
  });
});

it('tells what the professional has to send from what is reviewed', () => {
  const inStage = (stage: ReturnType<typeof credentialStage>) =>
    [...CREDENTIAL_GAPS, 'province_missing', 'other_role', 'overlap', null].filter(
      (gap) => credentialStage(gap) === stage,
    );
  expect(inStage('review')).toEqual(['licence_pending', 'certification_pending', 'not_verified']);
  expect(inStage(null)).toEqual(['not_professional', 'other_role', 'overlap', null]);
  expect(inStage('send')).toHaveLength(9);
});
