import { useEffect, useState, type ComponentType } from 'react';
import type { ChartPlotProps } from './chart-plot';

export type PlotState =
  | { status: 'loading' }
  | { status: 'ready'; Plot: ComponentType<ChartPlotProps> }
  | { status: 'failed' };

/** Loads the drawing code when a chart is rendered. */
export function useChartPlot(isNeeded: boolean): PlotState {
  const [state, setState] = useState<PlotState>({ status: 'loading' });
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    const settle = (next: PlotState) => {
      if (!isGone) setState(next);
    };
    import('./chart-plot').then(
      ({ ChartPlot }) => settle({ status: 'ready', Plot: ChartPlot }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return state;
}
