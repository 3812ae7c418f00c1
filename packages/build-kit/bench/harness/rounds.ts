/** Slices at least, by the rule that every figure stands on. */
export const SLICES = 9;

/**
 * Lets the contestants take turns, there and back again (A B, B A, …), so that a machine that slows
 * down or warms up does so for all of them alike.
 * @param measure - one slice of one contestant; the first, warming one is not kept.
 * @returns the slices of each contestant, in the order of the rounds.
 */
export async function takeTurns<N extends string>(
  contestants: readonly N[],
  measure: (contestant: N, isWarming: boolean) => Promise<number>,
  slices = SLICES,
): Promise<Record<N, number[]>> {
  const kept = Object.fromEntries(contestants.map((name) => [name, []])) as unknown as Record<
    N,
    number[]
  >;
  for (const contestant of contestants) await measure(contestant, true);
  for (let round = 0; round < slices; round += 1) {
    const order = round % 2 === 0 ? contestants : contestants.toReversed();
    for (const contestant of order) kept[contestant].push(await measure(contestant, false));
  }
  return kept;
}
