import * as z from 'zod/mini';
import {
  applyToJobRule,
  checkRule,
  PATIENT_TYPES,
  profileRule,
  requiredText,
  ruleDisputeRule,
  sendMessageRule,
  seqNumber,
} from '..';
import { issuesOf } from './testing/issues-of';

it('a rule without a message is reported as invalid', () => {
  const rule = z.object({ status: z.enum(['a', 'b'], { error: 'expected one of "a"|"b"' }) });
  expect(checkRule(rule, { status: 'c' })).toEqual({
    ok: false,
    issues: [{ path: ['status'], key: 'validation.invalid', values: {} }],
  });
});

describe('shared rules', () => {
  it.each([
    ['é', 'validation.tooShort'],
    ['a\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200bb', 'validation.tooShort'],
    ['   ', 'validation.required'],
    ['The log is clear.', undefined],
  ])('explain %p by at least ten visible characters: %s', (ruling, key) => {
    const found = issuesOf(
      checkRule(ruleDisputeRule, { disputeId: 1, outcome: 'between', ruling }),
    );
    expect(found.map(([, issue]) => issue)).toEqual(key ? [key] : []);
  });

  it('reads ids given as number or text', () => {
    expect(checkRule(applyToJobRule, { jobId: '12', message: ' ' })).toEqual({
      ok: true,
      value: { jobId: 12, message: null, hourlyRate: null, jobRevision: null, otherDays: null },
    });
    for (const jobId of [2_147_483_648, '2147483648', 1e15])
      expect(checkRule(applyToJobRule, { jobId })).toMatchObject({ ok: true, value: { jobId: 0 } });
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
    expect(issuesOf(checkRule(sendMessageRule, { content: 'Hi' }))).toEqual([
      ['recipientId', 'validation.recipient'],
    ]);
    for (const mark of ['\u202E', '\u2066', '\u202A']) {
      const content = `Pay ${mark}me first`;
      expect(issuesOf(checkRule(sendMessageRule, { recipientId: 2, content }))).toEqual([
        ['content', 'validation.direction'],
      ]);
    }
    expect(
      issuesOf(checkRule(sendMessageRule, { recipientId: 2, content: 'x'.repeat(4001) })),
    ).toEqual([['content', 'validation.messageLong']]);
  });

  it.each(['\u200B', '\uFEFF\u2060', ' \u200D\n\u00AD ', '\u202E', '\u0001\u0002', '\u2800'])(
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
});

it('refuses the character that the database cannot store', () => {
  const halved = checkRule(applyToJobRule, { jobId: 1, message: 'Smile \ud83d' });
  expect(issuesOf(halved)).toEqual([['message', 'validation.invalid']]);
  expect(checkRule(applyToJobRule, { jobId: 1, message: 'Smile 😀' }).ok).toBe(true);
  const message = checkRule(sendMessageRule, { recipientId: 1, content: 'a\0b' });
  expect(message).toMatchObject({ ok: false, issues: [{ path: ['content'] }] });
});

describe('long lists', () => {
  it('are counted before they are read', () => {
    const patientTypes = Array.from({ length: 22_000 }, () => 'unknown');
    expect(checkRule(profileRule, { patientTypes })).toEqual({
      ok: false,
      issues: [
        {
          path: ['patientTypes'],
          key: 'validation.tooMany',
          values: { max: PATIENT_TYPES.length },
        },
      ],
    });
  });

  it('of mistakes end', () => {
    const rule = z.array(z.object({ name: requiredText(10) }));
    const result = checkRule(
      rule,
      Array.from({ length: 100 }, () => ({ name: '' })),
    );
    expect(result.ok ? [] : result.issues).toHaveLength(20);
  });
});
