import { checkRule } from './issue';
import {
  createProfileFormRule,
  createProfileRule,
  profileFormRule,
  profileRule,
} from './profile.rules';

describe('profileRule', () => {
  it('takes a whole profile and normalises it', () => {
    const result = checkRule(profileRule, {
      firstName: ' Ada ',
      postalCode: 'm5v2t6',
      travelDistance: 999,
      graduationYear: 2025,
      gpa: 3.5,
      availability: ['Monday', 'Monday'],
      workPace: '',
    });
    expect(result).toMatchObject({
      ok: true,
      value: {
        firstName: 'Ada',
        postalCode: 'M5V 2T6',
        travelDistance: 999,
        gpa: '3.50',
        availability: ['Monday'],
        workPace: null,
      },
    });
  });

  it.each([
    ['gpa', '4.01', 'validation.gpa'],
    ['gpa', '3.555', 'validation.decimal'],
    ['travelDistance', 30, 'validation.option'],
    ['graduationYear', 1800, 'validation.year'],
    ['graduationYear', 2020.5, 'validation.year'],
    ['postalCode', '90210', 'validation.postalCode'],
    ['province', 'Texas', 'validation.province'],
    ['workingStyle', 'sleepy', 'validation.option'],
    ['firstName', ' ', 'validation.required'],
  ])('refuses %s %p', (field, value, key) => {
    const result = checkRule(profileRule, { [field]: value });
    expect(result).toMatchObject({ ok: false, issues: [{ path: [field], key }] });
  });
});

const newProfile = (overrides: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: ' Ada@Example.TEST ',
  password: 'a fine password',
  role: 'hygienist',
  ...overrides,
});
const keysOf = (result: ReturnType<typeof checkRule>) =>
  result.ok ? {} : Object.fromEntries(result.issues.map(({ path, key }) => [path.join('.'), key]));

describe('createProfileRule', () => {
  it('asks for the account only; the rest may wait', () => {
    expect(checkRule(createProfileRule, newProfile())).toMatchObject({
      ok: true,
      value: { email: 'ada@example.test', province: null, travelDistance: null, gpa: null },
    });
  });

  it('takes what selects and number fields send', () => {
    const sent = newProfile({ travelDistance: '999', graduationYear: '2025', province: '' });
    expect(checkRule(createProfileRule, sent)).toMatchObject({
      ok: true,
      value: { travelDistance: 999, graduationYear: 2025, province: null },
    });
  });

  it('drops derived fields', () => {
    const sent = newProfile({ isVerified: true, avgRating: '5.00', subscriptionStatus: 'active' });
    const result = checkRule(createProfileRule, sent);
    expect(result.ok && Object.keys(result.value)).not.toContain('isVerified');
    expect(result.ok && Object.keys(result.value)).not.toContain('subscriptionStatus');
  });

  it.each([
    [{ password: '1234567' }, { password: 'validation.password' }],
    [{ password: 'x'.repeat(129) }, { password: 'validation.passwordMax' }],
    [{ role: 'assistant' }, { licenseNumber: 'validation.licenceAssistant' }],
    [{ role: 'assistant', licenseNumber: '  ' }, { licenseNumber: 'validation.licenceAssistant' }],
    [
      { role: 'assistant', licenseNumber: '\u200b' },
      { licenseNumber: 'validation.licenceAssistant' },
    ],
    [{ role: 'owner' }, { role: 'validation.option' }],
    [{ gpa: '4.01' }, { gpa: 'validation.gpa' }],
    [
      { role: 'clinic', province: 'Ontario', postalCode: 'h2x 1y4' },
      { postalCode: 'validation.postalCodeProvince' },
    ],
    [{ province: 'Texas' }, { province: 'validation.province' }],
    [
      { role: 'assistant', email: 'robin', gpa: '9' },
      {
        email: 'validation.email',
        gpa: 'validation.gpa',
        licenseNumber: 'validation.licenceAssistant',
      },
    ],
  ])('refuses %j', (overrides, expected) => {
    expect(keysOf(checkRule(createProfileRule, newProfile(overrides)))).toEqual(expected);
  });

  it.each([
    ['one letter', 'Ж'],
    ['one sign beyond the first plane', '𠮷'],
    ['a hundred signs beyond the first plane', '𠮷'.repeat(100)],
    ['Arabic', 'فاطمة الزهراء'],
    ['a combined accent', 'Zoe\u0308'],
  ])('takes a name of %s', (_name, firstName) => {
    expect(checkRule(createProfileRule, newProfile({ firstName }))).toMatchObject({
      ok: true,
      value: { firstName: firstName.normalize('NFC') },
    });
  });

  it('refuses a name of 101 characters', () => {
    const result = checkRule(createProfileRule, newProfile({ lastName: '𠮷'.repeat(101) }));
    expect(keysOf(result)).toEqual({ lastName: 'validation.tooLong' });
  });

  it.each([8, 128])('keeps a password of %i characters whole', (length) => {
    const password = ' pässwörd كلمة'.padEnd(length, '·').slice(0, length);
    expect(checkRule(createProfileRule, newProfile({ password }))).toMatchObject({
      ok: true,
      value: { password },
    });
  });
});

describe('createProfileFormRule', () => {
  it('requires the password twice', () => {
    const typed = (confirmPassword: string) =>
      keysOf(checkRule(createProfileFormRule, { ...newProfile(), confirmPassword }));
    expect(typed('a fine password')).toEqual({});
    expect(typed('another password')).toEqual({ confirmPassword: 'validation.passwordMismatch' });
    expect(typed('')).toEqual({ confirmPassword: 'validation.passwordRepeat' });
  });
});

describe('profileFormRule', () => {
  it('requires the licence of assistants only', () => {
    const broken = (role: 'assistant' | 'hygienist' | null) =>
      keysOf(checkRule(profileFormRule(role), { firstName: 'Ada', licenseNumber: '' }));
    expect(broken('assistant')).toEqual({ licenseNumber: 'validation.licenceAssistant' });
    expect(broken('hygienist')).toEqual({});
    expect(broken(null)).toEqual({});
  });
});
