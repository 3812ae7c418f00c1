import {
  applyToJobRule,
  checkRule,
  LOCALES,
  logInRule,
  messageText,
  postJobRule,
  postingRule,
  PROVINCES,
  sendMessageRule,
  seqNumber,
  shiftSchedules,
  signUpFormRule,
  changePasswordFormRule,
  newPasswordFormRule,
  signUpRule,
  wallClockMinutes,
} from '..';
import * as z from 'zod/mini';

const shift = {
  title: 'Hygienist for Tuesday',
  role: 'hygienist',
  province: 'Ontario',
  city: 'Toronto',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  hourlyRate: '52.5',
};
const account = {
  firstName: 'Ana',
  lastName: 'Tremblay',
  email: ' Ana@Example.TEST ',
  role: 'clinic',
  province: 'Quebec',
  city: 'Laval',
  password: '  eight  ',
};

function issuesOf(result: ReturnType<typeof checkRule>) {
  return result.ok ? [] : result.issues.map((issue) => [issue.path.join('.'), issue.key]);
}

describe('postingRule', () => {
  it('takes further days, people to ask and terms; what is absent is empty', () => {
    expect(checkRule(postingRule, shift)).toMatchObject({
      ok: true,
      value: { moreDates: [], inviteIds: [], isTakenWhole: false, paymentTerms: null },
    });
    const moreDates = ['2027-03-08', '2027-03-08', '2027-03-09'];
    expect(
      checkRule(postingRule, { ...shift, moreDates, inviteIds: ['4', 5], paymentTerms: 'net_14' }),
    ).toMatchObject({
      ok: true,
      value: {
        moreDates: ['2027-03-08', '2027-03-09'],
        inviteIds: [4, 5],
        paymentTerms: 'net_14',
      },
    });
  });

  it.each([
    [{ moreDates: ['2027-03-08', '2027-02-30'] }, ['moreDates.1', 'validation.date']],
    [{ moreDates: Array(32).fill('2027-03-08') }, ['moreDates', 'validation.tooMany']],
    [{ inviteIds: [1, 2, 3, 4, 5, 6, 7] }, ['inviteIds', 'validation.tooMany']],
    [{ paymentTerms: 'someday' }, ['paymentTerms', 'validation.option']],
    [{ endTime: '08:00' }, ['endTime', 'job.zeroLength']],
  ])('refuses %j', (values, issue) => {
    expect(issuesOf(checkRule(postingRule, { ...shift, ...values }))).toEqual([issue]);
  });
});

it.each([
  [undefined, null],
  ['', null],
  ['48.5', '48.50'],
])('an application at the rate %j is one at %j', (hourlyRate, value) => {
  expect(checkRule(applyToJobRule, { jobId: 7, hourlyRate })).toMatchObject({
    value: { hourlyRate: value },
  });
});

it('a broken rule without a text of ours is just not valid', () => {
  const rule = z.object({ status: z.enum(['a', 'b'], { error: 'expected one of "a"|"b"' }) });
  expect(checkRule(rule, { status: 'c' })).toEqual({
    ok: false,
    issues: [{ path: ['status'], key: 'validation.invalid', values: {} }],
  });
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
    ['Ana\nBcc: x@y.test', 'validation.invalid'],
    ['\u202Egnp.exe', 'validation.invalid'],
    ['x'.repeat(101), 'validation.tooLong'],
  ])('may not be unseen, of two lines or turned around: %j', (name, key) =>
    expect(lastName(name)).toEqual([key]),
  );
});

describe('postJobRule', () => {
  it('normalises a shift', () => {
    const result = checkRule(postJobRule, {
      ...shift,
      status: 'booked',
      patientTypes: ['general', 'general'],
    });
    expect(result).toMatchObject({
      ok: true,
      value: { hourlyRate: '52.50', patientTypes: ['general'], isUrgent: false, description: null },
    });
    expect(result.ok && 'status' in result.value).toBe(false);
  });

  it('names every missing field', () => {
    expect(issuesOf(checkRule(postJobRule, {}))).toEqual(
      ['title', 'role', 'province', 'city', 'date', 'startTime', 'endTime', 'hourlyRate'].map(
        (field) => [field, 'validation.required'],
      ),
    );
  });

  it.each([
    ['hourlyRate', '14.99', 'validation.rateRange'],
    ['hourlyRate', 500.01, 'validation.rateRange'],
    ['hourlyRate', '12,50', 'validation.decimal'],
    ['hourlyRate', '1e3', 'validation.decimal'],
    ['hourlyRate', '52.505', 'validation.decimal'],
    ['hourlyRate', -50, 'validation.decimal'],
    ['hourlyRate', null, 'validation.required'],
    ['hourlyRate', true, 'validation.decimal'],
    ['startTime', { toString: 1 }, 'validation.text'],
    ['endTime', ['09:00'], 'validation.text'],
    ['startTime', { toString: null, valueOf: null }, 'validation.text'],
    ['date', '2027-02-30', 'validation.date'],
    ['date', '05/03/2027', 'validation.date'],
    ['startTime', '24:00', 'validation.time'],
    ['startTime', '8:00', 'validation.time'],
    ['endTime', '08:00', 'job.zeroLength'],
    ['endTime', '21:00', 'job.tooLong'],
    ['role', 'dentist', 'validation.option'],
    ['province', 'California', 'validation.province'],
    ['province', 'toString', 'validation.province'],
    ['title', '   ', 'validation.required'],
    ['title', 'x'.repeat(201), 'validation.tooLong'],
    ['title', 7, 'validation.text'],
    ['patientTypes', ['general', 'aliens'], 'validation.options'],
    ['patientTypes', 'general', 'validation.list'],
    ['isUrgent', 'yes', 'validation.boolean'],
    ['clinicVibe', 'loud', 'validation.option'],
    ['utcOffset', 'EST', 'validation.utcOffset'],
  ])('refuses %s = %p with %s', (field, value, key) => {
    const [issue] = issuesOf(checkRule(postJobRule, { ...shift, [field]: value }));
    expect(issue?.[0]?.split('.')[0]).toBe(field);
    expect(issue?.[1]).toBe(key);
  });

  it.each([true, {}, [], Infinity])('fills the text that refuses the rate %p', (hourlyRate) => {
    expect(checkRule(postJobRule, { ...shift, hourlyRate })).toMatchObject({
      issues: [{ path: ['hourlyRate'], key: 'validation.decimal', values: { scale: 2 } }],
    });
  });

  it('names the provinces to choose from', () => {
    const result = checkRule(postJobRule, { ...shift, province: 'Texas' });
    const [issue] = result.ok ? [] : result.issues;
    if (!issue) throw new Error('Texas was taken');
    for (const locale of LOCALES)
      expect(messageText(locale, issue.key, issue.values)).toContain(PROVINCES.join(', '));
  });

  it('refuses what is not an object', () => {
    for (const body of [null, undefined, 'text', 5])
      expect(issuesOf(checkRule(postJobRule, body))).toEqual([['', 'validation.object']]);
  });

  it('takes an overnight shift of twelve hours', () => {
    expect(checkRule(postJobRule, { ...shift, startTime: '20:00', endTime: '08:00' }).ok).toBe(
      true,
    );
    expect(wallClockMinutes('22:30', '06:00')).toBe(450);
  });
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

describe('other rules', () => {
  it('reads ids given as number or text', () => {
    expect(checkRule(applyToJobRule, { jobId: '12', message: ' ' })).toEqual({
      ok: true,
      value: { jobId: 12, message: null, hourlyRate: null },
    });
    for (const jobId of [0, -1, 1.5, 'x', '01', '9'.repeat(20)])
      expect(issuesOf(checkRule(applyToJobRule, { jobId }))).toEqual([['jobId', 'validation.id']]);
  });

  it('trims a message and refuses a blank or long one', () => {
    expect(checkRule(sendMessageRule, { recipientId: 2, content: ' hi ' })).toMatchObject({
      ok: true,
      value: { content: 'hi' },
    });
    expect(issuesOf(checkRule(sendMessageRule, { recipientId: 2, content: ' \n' }))).toEqual([
      ['content', 'validation.messageBlank'],
    ]);
    expect(
      issuesOf(checkRule(sendMessageRule, { recipientId: 2, content: 'x'.repeat(4001) })),
    ).toEqual([['content', 'validation.messageLong']]);
  });

  it.each(['\u200B', '\uFEFF\u2060', ' \u200D\n\u00AD ', '\u202E'])(
    'takes %j for a blank message',
    (content) => {
      expect(issuesOf(checkRule(sendMessageRule, { recipientId: 2, content }))).toEqual([
        ['content', 'validation.messageBlank'],
      ]);
    },
  );

  it('keeps format characters inside a message', () => {
    const content = '👩\u200D⚕️';
    expect(checkRule(sendMessageRule, { recipientId: 2, content })).toMatchObject({
      value: { content },
    });
  });

  it('takes a sequence number that the database can hold', () => {
    for (const seq of [0, 1, 2_147_483_647])
      expect(checkRule(seqNumber, seq)).toEqual({ ok: true, value: seq });
    for (const seq of [-1, 1.5, '1', 2_147_483_648, 1e300])
      expect(issuesOf(checkRule(seqNumber, seq))).toEqual([['', 'validation.seq']]);
  });

  it('reads the schedule off the wall clock', () => {
    expect(shiftSchedules('08:00', '14:00')).toEqual(['full-day']);
    expect(shiftSchedules('16:00', '20:00')).toEqual(['half-day', 'evening']);
  });
});

it('refuses the character that the database cannot store', () => {
  const halved = checkRule(postJobRule, { ...shift, title: 'Smile \ud83d' });
  expect(issuesOf(halved)).toEqual([['title', 'validation.invalid']]);
  expect(checkRule(postJobRule, { ...shift, title: 'Smile 😀' }).ok).toBe(true);
  const message = checkRule(sendMessageRule, { recipientId: 1, content: 'a\0b' });
  expect(message).toMatchObject({ ok: false, issues: [{ path: ['content'] }] });
  expect(checkRule(sendMessageRule, { recipientId: 2_147_483_648, content: 'a' }).ok).toBe(false);
});
