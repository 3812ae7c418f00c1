import { PASSWORD, site, type Account } from '../site';

export interface Called {
  status: number;
  headers: Headers;
  text: string;
  body: Record<string, unknown>;
  /** Milliseconds. */
  took: number;
}

/** One call from outside, with a session's token when there is one. */
export async function call(
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Called> {
  const startedAt = Date.now();
  const isForm = body instanceof FormData;
  const answer = await fetch(site.url(path), {
    method,
    headers: {
      // A kept connection may be closed by its server just as the next call takes it.
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

/** Whatever would tell a stranger how the house is built. */
export const INTERNALS =
  /127\.0\.0\.1|10\.1\.2\.3|ECONN|undici|localhost:\d|at \w+ \(|postgres|prisma/i;

/** Asks until `isRight`, or fails with the last answer. @param withinMs - patience. */
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

/** Whether the site says that it is ready, and what is missing. */
export async function readiness(): Promise<{ isReady: boolean; missing: string[] }> {
  const { status, body } = await call('GET', '/readyz');
  return { isReady: status === 200, missing: (body.missing as string[] | undefined) ?? [] };
}

const SETTLED_WITHIN_MS = 60_000;

/**
 * A clinic and a hygienist who can write to each other: right after a start the facts of the demo
 * world are still on their way between the services. The clinic has an unread message then.
 */
export async function settledPair(): Promise<{ clinic: Person; hygienist: Person }> {
  const [clinic, hygienist] = [await signIn('clinic'), await signIn('hygienist')];
  const body = { senderId: hygienist.id, recipientId: clinic.id, content: 'Is parking free?' };
  await eventually(
    () => call('POST', '/api/messages', { token: hygienist.token, body }),
    ({ status }) => status === 201,
    SETTLED_WITHIN_MS,
  );
  return { clinic, hygienist };
}
