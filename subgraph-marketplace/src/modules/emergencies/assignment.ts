/** `null` excludes a pair; scores are positive. */
export type ScoreTable = readonly (readonly (number | null)[])[];

/**
 * The assignment of rows to columns that fills the most rows, and among those has the highest total score:
 * the Hungarian method with potentials, rows² × columns steps.
 * @returns the column of each row; null for a row that stays without one.
 */
export function assignBest(scores: ScoreTable): (number | null)[] {
  const rows = scores.length;
  const columns = scores.reduce((most, row) => Math.max(most, row.length), 0);
  if (rows === 0) return [];
  const highest = scores.reduce(
    (most, row) => row.reduce<number>((best, score) => Math.max(best, score ?? 0), most),
    0,
  );
  // Filling one more row outweighs every difference of scores. A dummy column per row leaves it without one.
  const filled = (highest + 1) * (rows + 1);
  const width = columns + rows;
  const costOf = (row: number, column: number): number => {
    const score = column < columns ? scores[row]?.[column] : null;
    return score === null || score === undefined ? 0 : -(filled + score);
  };
  const excluded = (row: number, column: number) =>
    column < columns ? (scores[row]?.[column] ?? null) === null : column - columns !== row;

  const ofRow = new Float64Array(rows + 1);
  const ofColumn = new Float64Array(width + 1);
  /** The row that holds a column, from 1; 0 is free. */
  const holder = new Int32Array(width + 1);
  const before = new Int32Array(width + 1);
  const slack = new Float64Array(width + 1);
  const isVisited = new Uint8Array(width + 1);

  for (let row = 1; row <= rows; row += 1) {
    holder[0] = row;
    slack.fill(Infinity);
    isVisited.fill(0);
    let column = 0;
    do {
      isVisited[column] = 1;
      const held = holder[column] ?? 0;
      let [delta, next] = [Infinity, 0];
      for (let each = 1; each <= width; each += 1) {
        if (isVisited[each] === 1) continue;
        if (!excluded(held - 1, each - 1)) {
          const reduced = costOf(held - 1, each - 1) - (ofRow[held] ?? 0) - (ofColumn[each] ?? 0);
          if (reduced < (slack[each] ?? 0)) {
            slack[each] = reduced;
            before[each] = column;
          }
        }
        if ((slack[each] ?? 0) < delta) [delta, next] = [slack[each] ?? 0, each];
      }
      for (let each = 0; each <= width; each += 1) {
        if (isVisited[each] === 1) {
          const by = holder[each] ?? 0;
          ofRow[by] = (ofRow[by] ?? 0) + delta;
          ofColumn[each] = (ofColumn[each] ?? 0) - delta;
        } else slack[each] = (slack[each] ?? 0) - delta;
      }
      column = next;
    } while ((holder[column] ?? 0) !== 0);
    while (column !== 0) {
      const previous = before[column] ?? 0;
      holder[column] = holder[previous] ?? 0;
      column = previous;
    }
  }

  const assigned: (number | null)[] = Array.from({ length: rows }, () => null);
  for (let column = 1; column <= columns; column += 1) {
    const row = holder[column] ?? 0;
    if (row > 0) assigned[row - 1] = column - 1;
  }
  return assigned;
}
