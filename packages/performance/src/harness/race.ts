import { isDeepStrictEqual } from 'node:util';
import { ask, load, type Expected, type LoadOptions, type LoadRequest } from './load';
import { takeTurns } from './rounds';

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

export async function race<N extends string>(
  requests: Readonly<Record<N, LoadRequest>>,
  reference: N,
  options: LoadOptions & { readonly slices?: number },
): Promise<Record<N, number[]>> {
  const answers = await expectedAnswers(requests, reference);
  const measure = (name: N, isWarming: boolean) =>
    load(requests[name], answers[name], { ...options, isWarming });
  return takeTurns(Object.keys(requests) as N[], measure, options.slices);
}
