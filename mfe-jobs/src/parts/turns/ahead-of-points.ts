/** Whether each entry ranks before one with more points. @param points in list order. */
export const aheadOfPoints = (points: readonly number[]): boolean[] =>
  points.map((own, at) => points.slice(at + 1).some((below) => below > own));
