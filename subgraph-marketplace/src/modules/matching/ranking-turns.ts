import { TURN_POINTS } from '@tbt/contracts';

/** Thousandths in a point. */
const POINT = 10;
const BAND = TURN_POINTS * POINT;

/** Something that is scored, and may stand a little before its score; both in thousandths. */
export type Placed = { score: number; turn: number };

/** What a ranking is ordered by, thousandths: the points and the turn. */
export const orderOf = ({ score, turn }: Placed): number => score + turn;

/**
 * Near-equals take turns: what was shown lately as often as is usual among the rest gets half of the
 * band, what was not shown at all the whole, what was shown twice as often nothing. No turn is more
 * than the band, so nobody comes before somebody who fits better by more than it.
 * @param shown how much each was shown lately, in any unit.
 * @returns thousandths, whole; none while nobody was shown.
 */
export function turnsOf(shown: readonly number[]): number[] {
  const usual = shown.reduce((sum, amount) => sum + amount, 0) / shown.length;
  return shown.map((amount) =>
    usual > 0 ? Math.round(BAND * Math.max(0, 1 - amount / (2 * usual))) : 0,
  );
}
