import { applyToJobRule, LOCALES, messageText, PROVINCES } from '..';
import { checkRule } from './issue';
import { issuesOf } from './testing/issues-of';
import { hourlyRate, postingRule, postJobRule } from './job.rules';
import { readHourlyRate, wallClockMinutes } from './plain-values';

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

  it.each(['From 8:00 to 16:30, room 416', 'Chairs 2 @ 52.50', 'Recall day 1764403200123'])(
    'takes %j',
    (description) => {
      expect(checkRule(postingRule, { ...shift, description }).ok).toBe(true);
    },
  );

  it.each([
    ...['416/555/0199', '416*555*0199', '416_555_0199', '416x555x0199', '٤١٦٥٥٥٠١٩٩'],
    ...['4 1 6 5 5 5 0 1 9 9', 'evil (at) x dot com', '416\u200b555\u200b0199'],
  ])('keeps %j out of what everyone reads', (title) => {
    expect(checkRule(postingRule, { ...shift, title })).toMatchObject({
      ok: false,
      issues: [{ key: 'validation.contact' }],
    });
  });

  it.each([
    [{ moreDates: ['2027-03-08', '2027-02-30'] }, ['moreDates.1', 'validation.date']],
    [{ moreDates: Array(32).fill('2027-03-08') }, ['moreDates', 'validation.tooMany']],
    [{ inviteIds: [1, 2, 3, 4, 5, 6, 7] }, ['inviteIds', 'validation.tooMany']],
    [{ description: 'Call 416-555-0199' }, ['description', 'validation.contact']],
    [{ description: 'Call 416\u2011555\u20130199' }, ['description', 'validation.contact']],
    [{ description: 'Call (416) 555 0199.' }, ['description', 'validation.contact']],
    [{ description: 'Call 4165550199 today' }, ['description', 'validation.contact']],
    [{ description: 'Call +14165550199' }, ['description', 'validation.contact']],
    [{ city: '416-555-0199' }, ['city', 'validation.contact']],
    [{ title: 'Hygienist 416 5550199' }, ['title', 'validation.contact']],
    [{ title: 'Write to ana@example.ca' }, ['title', 'validation.contact']],
    [{ frenchTitle: '④①⑥-⑤⑤⑤-⓪①⑨⑨' }, ['frenchTitle', 'validation.contact']],
    [{ frenchDescription: 'ana＠example.ca' }, ['frenchDescription', 'validation.contact']],
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
    ['hourlyRate', -50, 'validation.rateRange'],
    ['hourlyRate', '-50.123', 'validation.decimal'],
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
    ['endTime', '08:59', 'job.tooShort'],
    ['endTime', '21:01', 'job.tooLong'],
    ['role', 'dentist', 'validation.option'],
    ['province', 'California', 'validation.province'],
    ['province', 'toString', 'validation.province'],
    ['title', '   ', 'validation.required'],
    ['title', 'x'.repeat(201), 'validation.tooLong'],
    ['title', 7, 'validation.text'],
    ['title', '\u00b4', 'validation.titleLetters'],
    ['title', '?!', 'validation.titleLetters'],
    ['title', '\u0301', 'validation.titleLetters'],
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

  it('takes every shift that a change of clocks could make one of twelve hours', () => {
    expect(checkRule(postJobRule, { ...shift, startTime: '20:00', endTime: '09:00' }).ok).toBe(
      true,
    );
    expect(wallClockMinutes('22:30', '06:00')).toBe(450);
  });
});

it.each(['15', '500.00', ' 52.5 ', '14.99', '500.01', '52.555', '52,5', '-52', '1e2', ''])(
  'a page reads the rate %j as its rule does',
  (written) => {
    const checked = hourlyRate.safeParse(written);
    expect(readHourlyRate(written)).toBe(checked.success ? checked.data : null);
  },
);
