export { ChartFrame, type ChartFrameProps } from './chart-frame';
export type { ChartData, ChartKind, ChartSeries } from './chart-types';
