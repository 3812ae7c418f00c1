import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { problemText } from '@tbt/contracts';
import { currentLocale } from '../i18n/locale-store';
import { parseProblem, type Problem } from './problem';

export class RequestError extends Error {
  readonly status: number;
  readonly problem: Problem | null;
  /** Seconds from Retry-After, if given. */
  readonly retryAfterSeconds: number | null;

  constructor(response: Pick<Response, 'status' | 'statusText' | 'headers'>, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.name = 'RequestError';
    this.status = response.status;
    this.problem = parseProblem(body);
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : null;
  }

  /** Message for the user: the problem's detail, or the error's message. */
  get detail(): string {
    return this.problem?.detail || this.message;
  }
}

/** The message of a graph response with an HTTP error status, such as 429. */
function refusalOf(bodyText: string): string | undefined {
  try {
    const { errors } = JSON.parse(bodyText) as { errors?: readonly { message?: string }[] };
    return errors?.[0]?.message;
  } catch {
    return undefined;
  }
}

/** Message for the user, never a library's or browser's; a field's reason is preferred over the summary. */
export function detailOf(error: unknown): string {
  if (error instanceof RequestError && error.problem) {
    const { errors, detail } = error.problem;
    const reason = errors?.[0]?.message ?? detail;
    if (reason) return reason;
  }
  // Parts of one answer often fail for one reason.
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message ?? error.message;
  const refusal = ServerError.is(error) ? refusalOf(error.bodyText) : undefined;
  if (refusal) return refusal;
  const key = navigator.onLine ? 'problem.unavailable' : 'problem.offline';
  return problemText(currentLocale(), key);
}
