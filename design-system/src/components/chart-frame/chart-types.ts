/** `bar` compares amounts, `line` shows a trend. */
export type ChartKind = 'bar' | 'line';

/** A series of values. Use at most four: more are hard to distinguish. */
export interface ChartSeries {
  /** Name of the series. */
  name: string;
  /** One value per label; `null` is missing. */
  values: readonly (number | null)[];
}

/** Data of the drawing and its table. */
export interface ChartData {
  /** Labels of the horizontal axis in order: weeks, months, roles. */
  labels: readonly string[];
  /** Series over the labels. */
  series: readonly ChartSeries[];
}
