import { assignBest, type ScoreTable } from './assignment';

type Outcome = { filled: number; total: number };

/** mulberry32: the same cases in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function outcomeOf(scores: ScoreTable, assigned: readonly (number | null)[]): Outcome {
  const taken = new Set<number>();
  return assigned.reduce<Outcome>(
    ({ filled, total }, column, row) => {
      if (column === null) return { filled, total };
      const score = scores[row]?.[column] ?? null;
      if (score === null) throw new Error(`row ${row} got an excluded column`);
      if (taken.has(column)) throw new Error(`column ${column} was assigned twice`);
      taken.add(column);
      return { filled: filled + 1, total: total + score };
    },
    { filled: 0, total: 0 },
  );
}

const isBetter = (one: Outcome, other: Outcome) =>
  one.filled > other.filled || (one.filled === other.filled && one.total > other.total);

/** Tries everything. */
function optimum(scores: ScoreTable, row = 0, taken: readonly number[] = []): Outcome {
  if (row === scores.length) return { filled: 0, total: 0 };
  let best = optimum(scores, row + 1, taken);
  scores[row]?.forEach((score, column) => {
    if (score === null || taken.includes(column)) return;
    const rest = optimum(scores, row + 1, [...taken, column]);
    const found = { filled: rest.filled + 1, total: rest.total + score };
    if (isBetter(found, best)) best = found;
  });
  return best;
}

/** The highest score first, as the requests would be filled one after the other. */
function greedy(scores: ScoreTable): Outcome {
  const pairs = scores
    .flatMap((row, at) => row.map((score, column) => ({ at, column, score })))
    .filter(({ score }) => score !== null)
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const assigned: (number | null)[] = scores.map(() => null);
  for (const { at, column } of pairs)
    if (assigned[at] === null && !assigned.includes(column)) assigned[at] = column;
  return outcomeOf(scores, assigned);
}

function tableOf(random: () => number): ScoreTable {
  const rows = 1 + Math.floor(random() * 5);
  const columns = 1 + Math.floor(random() * 6);
  const share = random();
  return Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () =>
      random() < share ? null : 1 + Math.floor(random() * (random() < 0.5 ? 3 : 1000)),
    ),
  );
}

describe('assignBest', () => {
  it('equals the optimum and is never worse than greedy, in 10,000 random cases', () => {
    const random = randomOf(20_261_126);
    let better = 0;
    for (let at = 0; at < 10_000; at += 1) {
      const scores = tableOf(random);
      const found = outcomeOf(scores, assignBest(scores));
      const best = optimum(scores);
      if (found.filled !== best.filled || found.total !== best.total)
        throw new Error(`case ${at}: ${JSON.stringify({ scores, found, best })}`);
      if (isBetter(found, greedy(scores))) better += 1;
    }
    expect(better).toBeGreaterThan(100);
  });

  it('fills both where greedy fills one', () => {
    const scores = [
      [900, 850],
      [800, null],
    ];
    expect(greedy(scores).filled).toBe(1);
    expect(assignBest(scores)).toEqual([1, 0]);
  });

  it('leaves rows without a column that nothing fits', () => {
    expect(assignBest([])).toEqual([]);
    expect(assignBest([[]])).toEqual([null]);
    expect(
      assignBest([
        [null, null],
        [null, 5],
      ]),
    ).toEqual([null, 1]);
    expect(assignBest([[7], [9], [8]])).toEqual([null, 0, null]);
  });

  it.each([
    ['random', (random: () => number) => 1 + Math.floor(random() * 1000)],
    ['nearly equal', (random: () => number) => 500 + Math.floor(random() * 2)],
    ['rising', (_random: () => number, row: number, column: number) => (row + 1) * (column + 1)],
  ])('assigns 200 requests over 2,000 professionals: %s', (_name, scoreAt) => {
    const random = randomOf(7);
    const scores = Array.from({ length: 200 }, (_row, row) =>
      Array.from({ length: 2_000 }, (_column, column) => scoreAt(random, row, column)),
    );
    expect(outcomeOf(scores, assignBest(scores)).filled).toBe(200);
  });
});
