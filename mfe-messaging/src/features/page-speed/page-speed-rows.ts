import {
  MEASURED_PAGE_KEYS,
  MEASURED_PAGES,
  WEB_VITAL_BOUNDS,
  type MeasuredPage,
  type WebVital,
} from '@tbt/contracts';
import type { PageSpeedsQuery } from '../../generated/graphql';

export type PageSpeed = PageSpeedsQuery['pageSpeeds'][number];

export interface PageSpeedRow {
  page: MeasuredPage;
  isPhone: boolean;
  /** Of the vital that most visits had. */
  visits: number;
  p75: Partial<Record<WebVital, number>>;
}

export const rowKeyOf = ({ page, isPhone }: Pick<PageSpeed, 'page' | 'isPhone'>): string =>
  `${page} ${isPhone}`;

const isKnown = (page: string): page is MeasuredPage => Object.hasOwn(MEASURED_PAGES, page);

/** One row for each page and device, in the order of the site. */
export function pageSpeedRows(speeds: readonly PageSpeed[]): PageSpeedRow[] {
  const rows = new Map<string, PageSpeedRow>();
  for (const { page, isPhone, vital, visits, p75 } of speeds) {
    if (!isKnown(page)) continue;
    const key = rowKeyOf({ page, isPhone });
    const row = rows.get(key) ?? { page, isPhone, visits: 0, p75: {} };
    rows.set(key, {
      ...row,
      visits: Math.max(row.visits, visits),
      p75: { ...row.p75, [vital]: p75 },
    });
  }
  const order = ({ page, isPhone }: PageSpeedRow) =>
    MEASURED_PAGE_KEYS.indexOf(page) * 2 + (isPhone ? 0 : 1);
  return [...rows.values()].sort((a, b) => order(a) - order(b));
}

export function gradeOf(vital: WebVital, value: number): 'good' | 'fair' | 'poor' {
  const { good, poor } = WEB_VITAL_BOUNDS[vital];
  return value <= good ? 'good' : value > poor ? 'poor' : 'fair';
}
