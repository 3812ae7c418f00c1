import { randomUUID } from 'node:crypto';

export type Json = Record<string, unknown>;

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
};

export type CallOptions = {
  token?: string | undefined;
  cookie?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  /** Origin of one process; default: the stack's. */
  at?: string;
};

export const baseUrl = (): string => {
  const url = process.env.CONTRACT_BASE_URL;
  if (!url) throw new Error('CONTRACT_BASE_URL must name a started stack');
  return url.replace(/\/$/, '');
};

const SESSION_COOKIE = 'tbt_session';

function parsed(text: string): unknown {
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** A text body is sent unchanged. */
export async function call(
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  const { token, cookie, body, headers, at = baseUrl() } = options;
  const response = await fetch(`${at}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie: `${SESSION_COOKIE}=${cookie}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

export const get = (path: string, options?: CallOptions) => call('GET', path, options);
export const post = (path: string, body?: unknown, options?: CallOptions) =>
  call('POST', path, { ...options, body });

const BUSY = [429, 503];
const TRIES_MAX = 20;
const WAIT_MAX_SECONDS = 5;

/** Asks again after `Retry-After`, as a client does of a stack that is busy hashing passwords. */
export async function whenFree(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    const seconds = Number(answer.headers.get('retry-after'));
    const isOver = tries === TRIES_MAX || seconds > WAIT_MAX_SECONDS;
    if (!BUSY.includes(answer.status) || isOver) return answer;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

export const objectOf = (answer: Answer): Json => answer.body as Json;
export const listOf = (answer: Answer): Json[] => answer.body as Json[];

export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  errors: { path: string; message: string }[];
  reasons: string[];
  requestId: string;
};

/** Asserts status, code and problem shape. */
export function problemOf(answer: Answer, status: number, code: string): Problem {
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status });
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = answer.body as Problem;
  expect(problem).toMatchObject({ status, code, requestId: answer.headers.get('x-request-id') });
  expect(problem.title).not.toBe('');
  expect(problem.detail).not.toBe('');
  return problem;
}

export const problemPaths = ({ errors }: Problem): string[] => errors.map(({ path }) => path);

export async function graph(
  query: string,
  variables: Json = {},
  options: CallOptions = {},
): Promise<
  Answer & { data: Json | null; errors: { message: string; path?: unknown[]; extensions: Json }[] }
> {
  const answer = await post('/graphql', { query, variables }, options);
  const { data = null, errors = [] } = (answer.body ?? {}) as { data?: Json; errors?: never[] };
  return { ...answer, data, errors };
}

export const unique = (): string => randomUUID().slice(0, 13);

const SIGNAL_MS = 250;

/** A process learns of other replicas' changes by a signal. */
export const waitForReplicas = async (): Promise<void> => {
  if (process.env.CONTRACT_REPLICAS) await new Promise((resolve) => setTimeout(resolve, SIGNAL_MS));
};
