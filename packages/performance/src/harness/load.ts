import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { takeTurns } from './rounds';

export type LoadRequest = {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Expected = { readonly status: number; readonly body: string };

export const CONNECTIONS = 16;
/** A warm-up slice lasts until the code is compiled. */
const WARM_SECONDS = 6;

export async function ask({ url, ...request }: LoadRequest): Promise<Expected> {
  const answer = await fetch(url, request);
  return { status: answer.status, body: await answer.text() };
}

/** @returns requests per second. @throws Error when an answer differs from the expected one. */
export async function load(
  request: LoadRequest,
  { status, body }: Expected,
  { seconds, isWarming = false }: { readonly seconds: number; readonly isWarming?: boolean },
): Promise<number> {
  const { requests, errors, mismatches, statusCodeStats, duration } = await autocannon({
    ...request,
    connections: CONNECTIONS,
    duration: isWarming ? WARM_SECONDS : seconds,
    ...(body === '' ? {} : { expectBody: body }),
  });
  const expected = statusCodeStats?.[`${status}`]?.count ?? 0;
  if (expected === 0 || errors > 0 || mismatches > 0 || expected !== requests.total) {
    const counted = `${expected} of ${requests.total} answers were ${status}`;
    throw new Error(`${request.url}: ${counted}, ${mismatches} differed, ${errors} calls failed`);
  }
  return requests.total / duration;
}

/** @throws Error naming the contestant whose JSON differs from the reference. */
export async function expectedAnswers<N extends string>(
  requests: Readonly<Record<N, LoadRequest>>,
  reference: N,
): Promise<Record<N, Expected>> {
  const names = Object.keys(requests) as N[];
  const answers = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await ask(requests[name])] as const)),
  ) as Record<N, Expected>;
  const wanted = answers[reference];
  for (const name of names) {
    const { status, body } = answers[name];
    const isSame =
      status === wanted.status && isDeepStrictEqual(JSON.parse(body), JSON.parse(wanted.body));
    if (!isSame) {
      throw new Error(`${name} answers ${status} ${body.slice(0, 300)}, not ${reference}'s JSON`);
    }
  }
  return answers;
}

/** Requests per second of each contestant, slice by slice. */
export const race = <N extends string>(
  requests: Readonly<Record<N, LoadRequest>>,
  answers: Readonly<Record<N, Expected>>,
  { seconds, slices }: { readonly seconds: number; readonly slices: number },
): Promise<Record<N, number[]>> =>
  takeTurns(
    Object.keys(requests) as N[],
    (name, isWarming) => load(requests[name], answers[name], { seconds, isWarming }),
    slices,
  );
