import { scaleBand, scaleLinear } from 'd3-scale';
import { line, symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import type { Direction } from '../../page-direction';
import type { ChartData, ChartKind } from './chart-types';

export interface ChartSpace {
  width: number;
  height: number;
  /** Font size, which labels scale with. */
  letter: number;
  direction: Direction;
}

export interface ChartTick {
  y: number;
  label: string;
}

export interface ChartCategory {
  label: string;
  x: number;
  left: number;
  width: number;
  /** Whether its label is shown; overlapping labels are thinned out. */
  isLabelled: boolean;
}

export interface ChartBar {
  key: string;
  series: number;
  category: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ChartLine {
  series: number;
  path: string;
  /** Marker shape of the series, relative to the point. */
  mark: string;
  points: { category: number; x: number; y: number }[];
}

export interface ChartGeometry {
  ticks: ChartTick[];
  zero: number;
  plot: { left: number; right: number; top: number; bottom: number };
  categories: ChartCategory[];
  bars: ChartBar[];
  lines: ChartLine[];
}

const tickCount = 4;
const markArea = 48;
const marks = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond];

// Average width of a letter: text cannot be measured before rendering.
const letterShare = 0.58;
const widthOf = (text: string, letter: number) => text.length * letter * letterShare;
const widest = (texts: readonly string[], letter: number) =>
  Math.max(0, ...texts.map((text) => widthOf(text, letter)));

function valueScale(data: ChartData, range: [number, number]) {
  const values = data.series.flatMap((series) => series.values.filter((value) => value !== null));
  const domain = [Math.min(0, ...values), Math.max(0, ...values)];
  return scaleLinear(domain[0] === domain[1] ? [0, 1] : domain, range).nice(tickCount);
}

function barsOf(
  data: ChartData,
  categories: readonly ChartCategory[],
  y: (value: number) => number,
  direction: Direction,
): ChartBar[] {
  const inner = scaleBand<number>(
    data.series.map((_, series) => series),
    direction === 'rtl' ? [1, 0] : [0, 1],
  ).paddingInner(0.08);
  return data.series.flatMap(({ values }, series) =>
    categories.flatMap(({ left, width }, category) => {
      const value = values[category] ?? null;
      if (value === null) return [];
      const top = Math.min(y(0), y(value));
      return {
        key: `${series}-${category}`,
        series,
        category,
        x: left + (inner(series) ?? 0) * width,
        y: top,
        width: inner.bandwidth() * width,
        height: Math.abs(y(0) - y(value)),
      };
    }),
  );
}

function linesOf(
  data: ChartData,
  categories: readonly ChartCategory[],
  y: (value: number) => number,
): ChartLine[] {
  return data.series.map(({ values }, series) => {
    const all = categories.map(({ x }, category) => ({
      category,
      x,
      value: values[category] ?? null,
    }));
    const path = line<(typeof all)[number]>()
      .defined(({ value }) => value !== null)
      .x(({ x }) => x)
      .y(({ value }) => y(value ?? 0));
    return {
      series,
      path: path(all) ?? '',
      mark: symbol(marks[series % marks.length], markArea)() ?? '',
      points: all.flatMap(({ category, x, value }) =>
        value === null ? [] : [{ category, x, y: y(value) }],
      ),
    };
  });
}

export function chartGeometry(
  kind: ChartKind,
  data: ChartData,
  space: ChartSpace,
  formatTick: (value: number) => string,
): ChartGeometry {
  const { width, height, letter, direction } = space;
  const top = letter;
  const bottom = height - letter * 2;
  const y = valueScale(data, [bottom, top]);
  const isWhole = data.series.every((series) =>
    series.values.every((value) => value === null || Number.isInteger(value)),
  );
  const values = y.ticks(tickCount).filter((value) => !isWhole || Number.isInteger(value));
  const ticks = values.map((value) => ({ y: y(value), label: formatTick(value) }));
  const axis =
    widest(
      ticks.map(({ label }) => label),
      letter,
    ) + letter;
  const [left, right] = direction === 'rtl' ? [0, width - axis] : [axis, width];
  const names = data.labels.map((_, category) => category);
  const bands = scaleBand<number>(names, direction === 'rtl' ? [right, left] : [left, right])
    .paddingInner(kind === 'bar' ? 0.3 : 0)
    .paddingOuter(kind === 'bar' ? 0.15 : 0);
  const each = Math.max(1, Math.ceil((widest(data.labels, letter) + letter) / bands.step()));
  const categories = data.labels.map((label, category) => {
    const start = bands(category) ?? 0;
    return {
      label,
      left: start,
      width: bands.bandwidth(),
      x: start + bands.bandwidth() / 2,
      isLabelled: category % each === 0,
    };
  });
  return {
    ticks,
    zero: y(0),
    plot: { left, right, top, bottom },
    categories,
    bars: kind === 'bar' ? barsOf(data, categories, y, direction) : [],
    lines: kind === 'line' ? linesOf(data, categories, y) : [],
  };
}
