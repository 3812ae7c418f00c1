export const SLICES = 9;

/** Alternates contestants (A B, B A, …), so that a change in machine speed affects all. @returns slices by contestant. */
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
