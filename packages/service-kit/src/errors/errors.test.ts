import { messageText, signUpRule } from '@tbt/contracts';
import { GraphQLError } from 'graphql';
import { createLogger } from '../logger';
import {
  DomainError,
  conflict,
  forbidden,
  notFound,
  rateLimited,
  unavailable,
  validationFailed,
} from './domain-error';
import { formatGraphQLError } from './format-graphql-error';
import { parseInput } from './parse-input';
import { outcome, userErrors } from './user-errors';

const info = { requestId: 'request-1', locale: 'en-CA' as const };

function context() {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { lines, info, logger: createLogger({ service: 't', level: 'info', destination }) };
}

const located = (error: Error, path: (string | number)[] = ['jobs']) =>
  new GraphQLError(error.message, { path, originalError: error });

describe('parseInput', () => {
  it('throws one issue per field', () => {
    expect(() => parseInput(signUpRule, { email: 'x' })).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        issues: expect.arrayContaining([
          { path: ['email'], key: 'validation.email', values: {} },
          { path: ['city'], key: 'validation.required', values: {} },
        ]) as unknown,
      }) as Error,
    );
  });
});

describe('outcome', () => {
  it('returns the result with no errors', async () => {
    await expect(outcome(info, async () => ({ job: 1 }))).resolves.toEqual({ job: 1, errors: [] });
  });

  it('puts invalid fields and conflicts into the payload, in the viewer’s language', async () => {
    const issues = [{ path: ['title'], key: 'validation.required' as const, values: {} }];
    await expect(
      outcome({ locale: 'fr-CA' }, () => Promise.reject(validationFailed(issues))),
    ).resolves.toEqual({
      errors: [
        {
          code: 'VALIDATION_FAILED',
          message: expect.not.stringContaining('required') as string,
          path: ['title'],
          reasons: [],
        },
      ],
    });
    const taken = conflict('application.jobTaken', { reasons: ['taken'] });
    expect(userErrors(taken, 'en-CA')).toEqual([
      {
        code: 'CONFLICT',
        message: 'This shift has just been taken.',
        path: [],
        reasons: ['taken'],
      },
    ]);
  });

  it.each([
    notFound(),
    forbidden('access.foreignActor'),
    rateLimited(3),
    conflict('problem.idempotencyRunning', { retryAfterSeconds: 1 }),
    conflict('problem.idempotencyMismatch'),
    new Error('bug'),
  ])('throws everything else: %p', async (error) => {
    await expect(outcome(info, () => Promise.reject(error))).rejects.toBe(error);
  });
});

it.each([
  [30, 'Too many requests. Try again in 30 seconds.'],
  [291, 'Too many attempts. Try again in about 5 minutes.'],
  [43_200, 'Too many attempts. Try again in about 12 hours.'],
])('a wait of %d seconds is shown in a readable unit', (seconds, text) => {
  const { key, values, retryAfterSeconds } = rateLimited(seconds);
  expect(messageText('en-CA', key, values)).toBe(text);
  expect(retryAfterSeconds).toBe(seconds);
});

describe('formatGraphQLError', () => {
  it('keeps code and text of a DomainError', () => {
    const error = located(
      forbidden('job.planLimit', { values: { max: 5 }, reasons: ['plan_limit'] }),
    );
    expect(formatGraphQLError(error, context()).toJSON()).toEqual({
      message: 'Active shifts on your plan: 5. Upgrade to post more.',
      path: ['jobs'],
      extensions: {
        code: 'FORBIDDEN',
        reasons: ['plan_limit'],
        messageKey: 'job.planLimit',
        values: { max: 5 },
      },
    });
    const limited = formatGraphQLError(rateLimited(12), { ...context(), info });
    expect(limited.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 12 });
    const broken = validationFailed([{ path: ['after'], key: 'validation.cursor', values: {} }]);
    expect(formatGraphQLError(located(broken), context()).extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      issues: [{ path: ['after'], messageKey: 'validation.cursor' }],
    });
  });

  it('hides an unknown error and logs it once with the request id', () => {
    const leak = new Error('connect ECONNREFUSED 10.0.0.3:5432 SELECT secret');
    const { lines, ...rest } = context();
    const answers = [['a'], ['b'], ['c']].map((path) =>
      formatGraphQLError(located(leak, path), rest).toJSON(),
    );
    expect(answers[2]).toEqual({
      message: 'Something went wrong on our side. Quote request-1 when you write to us.',
      path: ['c'],
      extensions: {
        code: 'INTERNAL',
        reasons: [],
        messageKey: 'problem.internal',
        values: { requestId: 'request-1' },
        requestId: 'request-1',
      },
    });
    expect(JSON.stringify(answers)).not.toMatch(/secret|10\.0\.0\.3|stack/);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'request-1', level: 'error' });
  });

  it.each([
    Object.assign(new Error('connect 10.0.0.3'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    Object.assign(new Error('cannot execute INSERT'), { code: '25006' }),
    Object.assign(new Error('Unable to start a transaction'), { code: 'P2028' }),
    Object.assign(new Error('deadlock detected'), { code: '40P01' }),
    new Error('timeout exceeded when trying to connect'),
  ])('calls a database that cannot be asked unavailable: %p', (error) => {
    const { lines, ...rest } = context();
    const answer = formatGraphQLError(located(error), rest).toJSON();
    expect(answer.path).toEqual(['jobs']);
    expect(answer.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
    expect(JSON.stringify(answer)).not.toContain(error.message);
    expect(lines).toHaveLength(1);
  });

  it('leaks no cause, not even of a DomainError', () => {
    const error = unavailable(5, new Error('10.0.0.3 is down'));
    const answer = JSON.stringify(formatGraphQLError(located(error), context()));
    expect(answer).not.toContain('10.0.0.3');
    const internal = new DomainError('INTERNAL', 'problem.internal', { cause: new Error('x') });
    expect(formatGraphQLError(located(internal), context()).message).toContain('request-1');
  });

  it('reports errors of a query', () => {
    const formatted = formatGraphQLError(new GraphQLError('Cannot query field "x"'), context());
    expect(formatted.message).toBe('Cannot query field "x"');
    expect(formatted.extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('accepts thrown values that are not errors', () => {
    const { lines, ...rest } = context();
    expect(formatGraphQLError('thrown text', rest).extensions.code).toBe('INTERNAL');
    expect(lines).toHaveLength(1);
  });
});
