import { WEB_VITALS, type PageSpeedValues, type WebVital } from '@tbt/contracts';
import type { PageSpeed, PageSpeedCount, VitalStep } from './page-speed.types';

/** Steps of the histograms: milliseconds. */
const TIMES = [
  ...[50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2000, 2250, 2500],
  ...[3000, 3500, 4000, 5000, 6000, 8000, 10_000, 15_000, 30_000],
];
/** Thousandths. */
const SHIFTS = [0, 10, 25, 50, 75, 100, 150, 200, 250, 500, 1000];

const STEPS: Readonly<Record<WebVital, readonly number[]>> = {
  ...{ lcp: TIMES, inp: TIMES, ttfb: TIMES },
  cls: SHIFTS,
};

const PERCENTILE = 0.75;

const stepOf = (vital: WebVital, value: number): number => {
  const steps = STEPS[vital];
  return steps.find((step) => value <= step) ?? steps.at(-1) ?? value;
};

/** The steps that a visit counts in: the next ones above its values. */
export const stepsOfVisit = (visit: PageSpeedValues): VitalStep[] =>
  WEB_VITALS.flatMap((vital) => {
    const value = visit[vital];
    return typeof value === 'number' ? [{ vital, step: stepOf(vital, value) }] : [];
  });

function speedOf(counts: readonly PageSpeedCount[]): PageSpeed[] {
  const visits = counts.reduce((sum, each) => sum + each.visits, 0);
  let seen = 0;
  const at = [...counts]
    .sort((a, b) => a.step - b.step)
    .find((each) => (seen += each.visits) >= visits * PERCENTILE);
  if (!at) return [];
  const { page, isPhone, vital, step } = at;
  return [{ page, isPhone, vital, visits, p75: step }];
}

/** One entry for each page, kind of device and vital. */
export function pageSpeedsOf(counts: readonly PageSpeedCount[]): PageSpeed[] {
  const groups = new Map<string, PageSpeedCount[]>();
  for (const count of counts) {
    const key = `${count.page} ${count.isPhone} ${count.vital}`;
    groups.set(key, [...(groups.get(key) ?? []), count]);
  }
  return [...groups.values()].flatMap(speedOf);
}
