import { chartGeometry, type ChartSpace } from './chart-geometry';

const space: ChartSpace = { width: 400, height: 200, letter: 10, direction: 'ltr' };
const data = {
  labels: ['Mon', 'Tue', 'Wed'],
  series: [
    { name: 'Booked', values: [10, null, -5] },
    { name: 'Open', values: [4, 6, 8] },
  ],
};
const plain = String;

it('draws bars from zero, upward and downward, and skips missing values', () => {
  const { bars, zero, ticks } = chartGeometry('bar', data, space, plain);
  expect(ticks.map(({ label }) => label)).toEqual(['-5', '0', '5', '10']);
  const first = bars.filter(({ series }) => series === 0);
  expect(first.map(({ category }) => category)).toEqual([0, 2]);
  expect(first[0]?.y).toBeLessThan(zero);
  expect((first[0]?.y ?? 0) + (first[0]?.height ?? 0)).toBeCloseTo(zero);
  expect(first[1]?.y).toBeCloseTo(zero);
  expect((first[0]?.height ?? 0) / (first[1]?.height ?? 1)).toBeCloseTo(2);
});

it('keeps everything inside its space, with room for axis labels', () => {
  for (const kind of ['bar', 'line'] as const) {
    const { bars, lines, plot } = chartGeometry(kind, data, space, (value) => `$${value}.00`);
    const xs = [
      ...bars.flatMap(({ x, width }) => [x, x + width]),
      ...lines.flatMap(({ points }) => points.map(({ x }) => x)),
    ];
    expect(xs.length).toBeGreaterThan(0);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(plot.left);
    expect(Math.max(...xs)).toBeLessThanOrEqual(plot.right + 0.001);
    expect(plot.left).toBeGreaterThan('$10.00'.length * 5);
    expect(plot.bottom).toBeLessThan(space.height);
  }
});

it('breaks a line where a value is missing', () => {
  const { lines } = chartGeometry('line', data, space, plain);
  expect(lines[0]?.path.match(/M/g)).toHaveLength(2);
  expect(lines[1]?.path.match(/M/g)).toHaveLength(1);
  expect(lines[0]?.mark).not.toBe(lines[1]?.mark);
});

it('starts at the right where the page runs right to left', () => {
  const { categories, plot, bars } = chartGeometry(
    'bar',
    data,
    { ...space, direction: 'rtl' },
    plain,
  );
  expect(categories[0]?.x).toBeGreaterThan(categories[2]?.x ?? Infinity);
  expect(plot.left).toBe(0);
  expect(plot.right).toBeLessThan(space.width);
  const [booked, open] = [0, 1].map((series) => bars.find((bar) => bar.series === series));
  expect(booked?.x).toBeGreaterThan(open?.x ?? Infinity);
});

it('labels only as many places as there is room for', () => {
  const labels = Array.from({ length: 24 }, (_, index) => `Week ${index}`);
  const series = [{ name: 'Hours', values: labels.map((_, index) => index) }];
  const { categories } = chartGeometry('bar', { labels, series }, space, plain);
  const shown = categories.filter(({ isLabelled }) => isLabelled);
  expect(shown.length).toBeLessThan(8);
  expect(shown[0]?.label).toBe('Week 0');
});

it('has no fractions on the scale of whole numbers', () => {
  const ticksOf = (values: number[]) =>
    chartGeometry(
      'bar',
      { labels: ['Mon', 'Tue'], series: [{ name: 'Hours', values }] },
      space,
      plain,
    ).ticks.map(({ label }) => Number(label));
  expect(ticksOf([0, 1])).toEqual([0, 1]);
  expect(ticksOf([0, 2])).toEqual([0, 1, 2]);
  expect(ticksOf([0, 0.5])).toContain(0.1);
});

it('draws a scale for nothing but zeros', () => {
  const { ticks } = chartGeometry(
    'bar',
    { labels: ['Mon'], series: [{ name: 'Hours', values: [0] }] },
    space,
    plain,
  );
  expect(ticks.length).toBeGreaterThan(1);
  expect(ticks.every(({ y }) => Number.isFinite(y))).toBe(true);
});
