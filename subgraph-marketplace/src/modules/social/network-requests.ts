import { unavailable } from '@tbt/service-kit';

/** Of all requests of one connection together: below the deadline of a call. */
const DEADLINE_MS = 3_000;
const MAX_BYTES = 200_000;

export type NetworkFetch = (address: string, init: RequestInit) => Promise<Response>;

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    parts.push(part as Uint8Array);
    size += (part as Uint8Array).length;
    if (size > MAX_BYTES) throw unavailable();
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The networks' answers, of bounded time and size. Errors: DomainError UNAVAILABLE when there is none, or a failure of theirs. */
export function createNetworkFetch(): NetworkFetch {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  return async (address, init) => {
    try {
      const answer = await fetch(address, { ...init, signal, redirect: 'error' });
      const text = await textOf(answer);
      if (answer.status === 429 || answer.status >= 500) throw unavailable(30);
      return new Response(text, { status: answer.status, headers: answer.headers });
    } catch (cause) {
      throw unavailable(30, cause);
    }
  };
}
