import {
  changePasswordFormRule,
  changePasswordRule,
  logInRule,
  newPasswordFormRule,
  password,
  signUpFormRule,
  signUpRule,
} from './account.rules';
import { checkRule, ruleError } from './issue';
import { issuesOf } from './testing/issues-of';

const account = {
  firstName: 'Ana',
  lastName: 'Tremblay',
  email: ' Ana@Example.TEST ',
  role: 'clinic',
  province: 'Quebec',
  city: 'Laval',
  password: '  eight  ',
};

it('a password is not changed to itself', () => {
  const same = { currentPassword: 'the same one', password: 'the same one' };
  expect(issuesOf(checkRule(changePasswordRule, same))).toEqual([
    ['password', 'validation.passwordSame'],
  ]);
  expect(issuesOf(checkRule(changePasswordRule, { ...same, password: 'another one' }))).toEqual([]);
});

describe('names', () => {
  const lastName = (value: string) =>
    issuesOf(checkRule(signUpRule, { ...account, lastName: value })).map(([, key]) => key);

  it.each(['O’Neill-Côté', '王', 'محمد', 'क्‍ष', '👩‍⚕️', 'x'.repeat(100)])('may be %s', (name) =>
    expect(lastName(name)).toEqual([]),
  );

  it.each([
    ['\u200B\u2060', 'validation.required'],
    ['\u3164', 'validation.required'],
    ['Ana\nBcc: x@y.test', 'validation.nameCharacters'],
    ['\u202Egnp.exe', 'validation.nameCharacters'],
    ['x'.repeat(101), 'validation.tooLong'],
  ])('may not be unseen, of two lines or turned around: %j', (name, key) =>
    expect(lastName(name)).toEqual([key]),
  );
});

describe('account rules', () => {
  it('lower-cases the e-mail and keeps the password whole', () => {
    expect(checkRule(signUpRule, account)).toMatchObject({
      ok: true,
      value: { email: 'ana@example.test', password: '  eight  ' },
    });
  });

  it('puts a mismatch at the confirmation', () => {
    const form = { ...account, confirmPassword: 'other one' };
    expect(issuesOf(checkRule(signUpFormRule, form))).toEqual([
      ['confirmPassword', 'validation.passwordMismatch'],
    ]);
    expect(checkRule(signUpFormRule, { ...account, confirmPassword: account.password }).ok).toBe(
      true,
    );
  });

  it('asks to repeat a password that was typed once', () => {
    const form = { ...account, confirmPassword: '' };
    const empty = [['confirmPassword', 'validation.passwordRepeat']];
    expect(issuesOf(checkRule(signUpFormRule, form))).toEqual(empty);
    const chosen = { password: 'long enough', currentPassword: 'x', confirmPassword: '' };
    expect(issuesOf(checkRule(newPasswordFormRule, chosen))).toEqual(empty);
    expect(issuesOf(checkRule(changePasswordFormRule, chosen))).toEqual(empty);
  });

  it('reports a mismatch beside everything else', () => {
    const form = { ...account, email: 'plain', password: 'short', confirmPassword: 'other' };
    expect(issuesOf(checkRule(signUpFormRule, form))).toEqual([
      ['email', 'validation.email'],
      ['password', 'validation.password'],
      ['confirmPassword', 'validation.passwordMismatch'],
    ]);
  });

  it.each(['plain', 'a@b', 'a b@c.ca', '@c.ca', `${'x'.repeat(255)}@c.ca`])(
    'refuses %p',
    (email) => {
      expect(issuesOf(checkRule(signUpRule, { ...account, email }))).toEqual([
        ['email', 'validation.email'],
      ]);
    },
  );

  it('asks at least 6 characters to log in and 8 to sign up', () => {
    expect(issuesOf(checkRule(logInRule, { email: 'a@b.ca', password: '12345' }))).toEqual([
      ['password', 'validation.logInPassword'],
    ]);
    expect(issuesOf(checkRule(signUpRule, { ...account, password: '1234567' }))).toEqual([
      ['password', 'validation.password'],
    ]);
  });

  it('count characters, not what a computer makes of them', () => {
    const keeps = (change: object) => checkRule(signUpRule, { ...account, ...change }).ok;
    expect(keeps({ password: '🦷'.repeat(128), firstName: '𐍈'.repeat(100) })).toBe(true);
    expect(keeps({ password: '🦷'.repeat(8), lastName: '字' })).toBe(true);
    expect(keeps({ password: '🦷'.repeat(7) })).toBe(false);
    expect(keeps({ password: '🦷'.repeat(129) })).toBe(false);
    expect(keeps({ firstName: '𐍈'.repeat(101) })).toBe(false);
  });

  it('ask for a new password twice', () => {
    const twice = { password: 'long enough', confirmPassword: 'long enough' };
    expect(checkRule(newPasswordFormRule, twice).ok).toBe(true);
    const other = { ...twice, currentPassword: 'x', confirmPassword: 'something else' };
    expect(issuesOf(checkRule(changePasswordFormRule, other))).toEqual([
      ['confirmPassword', 'validation.passwordMismatch'],
    ]);
  });
});

describe('a password', () => {
  it.each([' '.repeat(12), '\u200B'.repeat(8), '\u2800\u3164\u00AD\u2060\uFE0F'.repeat(3)])(
    'is more than what is not seen: %j',
    (blank) =>
      expect(password.safeParse(blank).error?.issues[0]?.message).toBe(
        ruleError('validation.passwordBlank'),
      ),
  );

  it('is the same however its accents were typed', () => {
    expect(password.parse('cafe\u0301 12345')).toBe(password.parse('café 12345'));
  });
});

it.each([
  ['hygienist', 'nadia', 'okafor-walker', 'Nadia', 'Okafor-Walker'],
  ['hygienist', 'Ana', 'de la Cruz', 'Ana', 'de la Cruz'],
  ['clinic', 'maple', 'dental', 'maple', 'dental'],
])('a form sends the name of a %s %s %s as %s %s', (role, first, last, firstName, lastName) => {
  const form = { ...account, role, firstName: first, lastName: last };
  const sent = checkRule(signUpFormRule, { ...form, confirmPassword: account.password });
  expect(sent).toMatchObject({ ok: true, value: { firstName, lastName } });
});
