import { randomUUID } from 'node:crypto';

export type Json = Record<string, unknown>;

export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; null when there is none. */
  body: unknown;
};

export type CallOptions = {
  /** Sent as Bearer. */
  token?: string | undefined;
  /** Sent as the session's cookie. */
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

/** One call of the outer contract. A text body is sent as it is. */
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

/** The answer's JSON object. */
export const objectOf = (answer: Answer): Json => answer.body as Json;
/** The answer's JSON array. */
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

/** The problem of a refusal, after checking that it is one with this status and code. */
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

/** An operation over HTTP. */
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

/** One process knows at once what it did itself; the others behind a balancer hear of it by a signal. */
export const heardByAllReplicas = async (): Promise<void> => {
  if (process.env.CONTRACT_REPLICAS) await new Promise((resolve) => setTimeout(resolve, SIGNAL_MS));
};
