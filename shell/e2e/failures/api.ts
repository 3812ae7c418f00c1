import { PASSWORD, site, type Account } from '../site';

export interface CallResult {
  status: number;
  headers: Headers;
  text: string;
  body: Record<string, unknown>;
  /** Milliseconds. */
  took: number;
}

export async function call(
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<CallResult> {
  const startedAt = Date.now();
  const isForm = body instanceof FormData;
  const answer = await fetch(site.url(path), {
    method,
    headers: {
      // Keep-alive could reuse a connection that the server is closing.
      connection: 'close',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = (answer.headers.get('content-type') ?? '').includes('json');
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
    took: Date.now() - startedAt,
  };
}

export interface Person {
  id: number;
  token: string;
}

export async function signIn(account: Account): Promise<Person> {
  const body = { email: `${account}@demo.test`, password: PASSWORD };
  const answer = await call('POST', '/api/auth/login', { body });
  const { token, user } = answer.body as { token: string; user: { id: number } };
  if (answer.status !== 200) throw new Error(`${account} cannot sign in: ${answer.text}`);
  return { id: user.id, token };
}

/** Internal details that no response may contain. */
export const INTERNALS =
  /127\.0\.0\.1|10\.1\.2\.3|ECONN|undici|localhost:\d|at \w+ \(|postgres|prisma/i;

/** Polls until `isRight`, or fails with the last response. */
export async function eventually<T>(
  ask: () => Promise<T>,
  isRight: (answer: T) => boolean,
  withinMs: number,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask().catch((error: unknown) => error);
    const isFailure = answer instanceof Error;
    if (!isFailure && isRight(answer as T)) return answer as T;
    if (Date.now() > deadline) {
      const shown = isFailure ? answer.message : JSON.stringify(answer);
      throw new Error(`not right within ${withinMs} ms: ${shown.slice(0, 600)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** Readiness of the site, and its missing parts. */
export async function readiness(): Promise<{ isReady: boolean; missing: string[] }> {
  const { status, body } = await call('GET', '/readyz');
  return { isReady: status === 200, missing: (body.missing as string[] | undefined) ?? [] };
}

const SETTLED_WITHIN_MS = 60_000;

/** A clinic with an unread message and a hygienist, once the demo world's events are handled. */
export async function readyPair(): Promise<{ clinic: Person; hygienist: Person }> {
  const [clinic, hygienist] = [await signIn('clinic'), await signIn('hygienist')];
  const body = { senderId: hygienist.id, recipientId: clinic.id, content: 'Is parking free?' };
  await eventually(
    () => call('POST', '/api/messages', { token: hygienist.token, body }),
    ({ status }) => status === 201,
    SETTLED_WITHIN_MS,
  );
  return { clinic, hygienist };
}
