/**
 * Which entries of a list stand before one with more points: they had a turn.
 * @param points in the order of the list.
 */
export const aheadOfPoints = (points: readonly number[]): boolean[] =>
  points.map((own, at) => points.slice(at + 1).some((below) => below > own));
