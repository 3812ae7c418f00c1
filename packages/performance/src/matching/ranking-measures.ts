export const TOP = 10;
const GRADES = [0.1, 0.25, 0.5];

export type Scored = { id: number; outcome: number };

/** Attention by position, 1 for the first: the discount of NDCG. */
export const attentionOf = (place: number): number => 1 / Math.log2(place + 1);

/** Gains by rank: 7 for the best tenth, then 3, 1 and 0. */
export function gainsOf(entries: readonly Scored[]): ReadonlyMap<number, number> {
  const inOrder = [...entries].sort((a, b) => b.outcome - a.outcome);
  return new Map(
    inOrder.map(({ id }, at) => {
      const grade = GRADES.filter((share) => at < share * inOrder.length).length;
      return [id, 2 ** grade - 1];
    }),
  );
}

/** Best first; the lower id first among equals. */
export const rankedBy = <T extends { id: number }>(entries: readonly T[], by: (e: T) => number) =>
  [...entries].sort((a, b) => by(b) - by(a) || a.id - b.id);

const discounted = (gains: readonly number[]): number =>
  gains.slice(0, TOP).reduce((sum, gain, at) => sum + gain * attentionOf(at + 1), 0);

export function ndcg(order: readonly { id: number }[], gains: ReadonlyMap<number, number>): number {
  const best = discounted([...gains.values()].sort((a, b) => b - a));
  return best === 0 ? 1 : discounted(order.map(({ id }) => gains.get(id) ?? 0)) / best;
}

/** Gini coefficient: 0 is even, 1 is all with one. */
export function giniOf(amounts: readonly number[]): number {
  const inOrder = [...amounts].sort((a, b) => a - b);
  const total = inOrder.reduce((sum, amount) => sum + amount, 0);
  const weighted = inOrder.reduce((sum, amount, at) => sum + (at + 1) * amount, 0);
  const count = inOrder.length;
  return total === 0 ? 0 : (2 * weighted) / (count * total) - (count + 1) / count;
}
