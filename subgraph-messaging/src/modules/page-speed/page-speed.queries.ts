import { readerIn } from '@tbt/service-kit';
import type { Reading, Statements } from '../../database';
import { PageSpeedCount, type VitalStep } from './page-speed.types';

type Visit = Pick<PageSpeedCount, 'page' | 'isPhone'> & { day: Date; steps: readonly VitalStep[] };

export async function countVisit(
  db: Statements,
  { day, page, isPhone, steps }: Visit,
): Promise<void> {
  const vitals = steps.map(({ vital }) => vital);
  const bounds = steps.map(({ step }) => step);
  await db.$executeRaw`
    INSERT INTO page_speeds (day, page, is_phone, vital, step, visits)
    SELECT ${day}::date, ${page}, ${isPhone}, vital, step, 1
    FROM unnest(${vitals}::text[], ${bounds}::int[]) AS measured (vital, step)
    ON CONFLICT (day, page, is_phone, vital, step)
    DO UPDATE SET visits = page_speeds.visits + 1`;
}

export const pageSpeedCountsSince = (db: Reading, since: Date) =>
  readerIn(db).rows(PageSpeedCount)`
    SELECT page, is_phone AS "isPhone", vital, step, sum(visits)::int AS visits
    FROM page_speeds WHERE day >= ${since}::date
    GROUP BY page, is_phone, vital, step`;
