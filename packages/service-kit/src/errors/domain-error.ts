import type { MessageKey, MessageValues, RuleIssue } from '@tbt/contracts';

export const ERROR_CODES = [
  'VALIDATION_FAILED',
  'CONFLICT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export type DomainErrorDetails = {
  values?: MessageValues;
  issues?: RuleIssue[];
  /** Machine-readable reasons, for example `plan_limit`. */
  reasons?: string[];
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** The only error business code throws. Its text is a message key, resolved in the viewer's locale. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly key: MessageKey;
  readonly values: MessageValues;
  readonly issues: RuleIssue[];
  readonly reasons: string[];
  readonly retryAfterSeconds?: number;

  constructor(code: ErrorCode, key: MessageKey, details: DomainErrorDetails = {}) {
    super(`${code} ${key}`, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.key = key;
    this.values = details.values ?? {};
    this.issues = details.issues ?? [];
    this.reasons = details.reasons ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

type Refusal = Pick<DomainErrorDetails, 'values' | 'reasons' | 'cause'>;

export const validationFailed = (issues: RuleIssue[]): DomainError =>
  new DomainError('VALIDATION_FAILED', 'problem.fields', { issues });

/** With `retryAfterSeconds` it is an exception, never a payload error. @param details.path outermost field first. */
export const conflict = (
  key: MessageKey = 'problem.conflict',
  { path, ...details }: Refusal & { retryAfterSeconds?: number; path?: string[] } = {},
): DomainError =>
  new DomainError('CONFLICT', key, {
    ...details,
    ...(path ? { issues: [{ path, key, values: details.values ?? {} }] } : {}),
  });

export const unauthenticated = (
  key: MessageKey = 'session.required',
  details: Pick<DomainErrorDetails, 'cause'> = {},
): DomainError => new DomainError('UNAUTHENTICATED', key, details);

export const forbidden = (key: MessageKey, details: Refusal = {}): DomainError =>
  new DomainError('FORBIDDEN', key, details);

/** Missing, or not visible to the viewer. */
export const notFound = (): DomainError => new DomainError('NOT_FOUND', 'problem.notFound');

/** Waits of 90 seconds or minutes and more are given in the next larger unit. */
const ROUNDED_FROM = 90;

function waitText(seconds: number): [MessageKey, MessageValues] {
  if (seconds < ROUNDED_FROM) return ['problem.rateLimited', { seconds }];
  const minutes = Math.ceil(seconds / 60);
  if (minutes < ROUNDED_FROM) return ['problem.rateLimitedMinutes', { minutes }];
  return ['problem.rateLimitedHours', { hours: Math.ceil(minutes / 60) }];
}

export const rateLimited = (seconds: number): DomainError => {
  const [key, values] = waitText(seconds);
  return new DomainError('RATE_LIMITED', key, { values, retryAfterSeconds: seconds });
};

export const unavailable = (retryAfterSeconds = 5, cause?: unknown): DomainError =>
  new DomainError('UNAVAILABLE', 'problem.unavailable', { retryAfterSeconds, cause });
