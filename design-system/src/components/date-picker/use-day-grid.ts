import { useEffect, useState, type ComponentType } from 'react';
import type { DayGridProps } from './day-grid';

let loaded: ComponentType<DayGridProps> | null = null;

/** Loads the calendar library; retries after a failure. */
export async function loadDayGrid(): Promise<ComponentType<DayGridProps>> {
  loaded ??= (await import('./day-grid')).DayGrid;
  return loaded;
}

/** The component, `loading`, or `failed`. */
export function useDayGrid(): ComponentType<DayGridProps> | 'loading' | 'failed' {
  const [state, setState] = useState<{ grid: ComponentType<DayGridProps> | 'loading' | 'failed' }>({
    grid: loaded ?? 'loading',
  });
  useEffect(() => {
    let isCurrent = true;
    loadDayGrid().then(
      (grid) => isCurrent && setState({ grid }),
      () => isCurrent && setState({ grid: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return state.grid;
}
