import { TURN_POINTS } from '@tbt/contracts';

const POINT = 10;
const BAND = TURN_POINTS * POINT;

/** Thousandths. */
export type Placed = { score: number; turn: number };

/** Thousandths. */
export const rankScore = ({ score, turn }: Placed): number => score + turn;

/**
 * Rotation among near-equals: average exposure gets half of the band, none all of it, double none of it.
 * @param shown recent exposure in any unit. @returns whole thousandths, at most the band.
 */
export function rotationBonuses(shown: readonly number[]): number[] {
  const usual = shown.reduce((sum, amount) => sum + amount, 0) / shown.length;
  return shown.map((amount) =>
    usual > 0 ? Math.round(BAND * Math.max(0, 1 - amount / (2 * usual))) : 0,
  );
}
