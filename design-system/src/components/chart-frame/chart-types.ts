/** `bar` compares amounts, `line` shows how one thing goes on in time. */
export type ChartKind = 'bar' | 'line';

/** One row of values. A chart holds at most four: more cannot be told apart. */
export interface ChartSeries {
  /** What the values are. */
  name: string;
  /** One value for each label; `null` where there is none. */
  values: readonly (number | null)[];
}

/** What is drawn, and what the table behind it lists. */
export interface ChartData {
  /** What stands along the bottom, in this order: weeks, months, roles. */
  labels: readonly string[];
  /** The values over the labels. */
  series: readonly ChartSeries[];
}
