import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { messageText } from '@tbt/contracts';
import { currentLocale } from '../i18n/locale-store';
import { parseProblem, type Problem } from './problem';

/** A call that was answered with a status outside 200–299. */
export class RequestError extends Error {
  readonly status: number;
  /** The parsed problem+json body; null for anything else. */
  readonly problem: Problem | null;
  /** Seconds to wait before trying again, when the answer said so. */
  readonly retryAfterSeconds: number | null;

  constructor(response: Pick<Response, 'status' | 'statusText' | 'headers'>, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.name = 'RequestError';
    this.status = response.status;
    this.problem = parseProblem(body);
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : null;
  }

  /** The sentence for a person: the problem's detail, or the message when there is none. */
  get detail(): string {
    return this.problem?.detail || this.message;
  }
}

/** What the graph says in an answer with a status of its own, such as 429. */
function refusalOf(bodyText: string): string | undefined {
  try {
    const { errors } = JSON.parse(bodyText) as { errors?: readonly { message?: string }[] };
    return errors?.[0]?.message;
  } catch {
    return undefined;
  }
}

/**
 * The sentence for a person of whatever was thrown: never a library's or a browser's own words. The
 * reason at a field says more than that some fields need attention.
 */
export function detailOf(error: unknown): string {
  if (error instanceof RequestError && error.problem) {
    const { errors, detail } = error.problem;
    const reason = errors?.[0]?.message ?? detail;
    if (reason) return reason;
  }
  if (CombinedGraphQLErrors.is(error)) return error.message;
  const refusal = ServerError.is(error) ? refusalOf(error.bodyText) : undefined;
  if (refusal) return refusal;
  const key = navigator.onLine ? 'problem.unavailable' : 'problem.offline';
  return messageText(currentLocale(), key);
}
