import { statisticsRule } from '@tbt/contracts';
import {
  encodeCursor,
  listName,
  pageArgs,
  parseInput,
  requireAdmin,
  toConnection,
} from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../../database';
import type { MarketplaceWeeksQueries, NoShowRow } from './marketplace-weeks.queries';
import type { MarketplaceStatistics } from './marketplace-weeks.types';
import { replaceWeeks } from './refresh-weeks.queries';
import { mondayOf, weeksBefore, withoutGaps } from './week-list';

/** Older weeks hardly change any more. */
const REFRESHED_WEEKS = 16;
const FIRST_WEEK = '2000-01-03';
/** Over a million bookings it takes some ten seconds, once. */
const FIRST_REFRESH_MS = 5 * 60_000;
const SHAPE = ['instant', 'id'] as const;

type Deps = { database: MarketplaceDatabase; weeks: MarketplaceWeeksQueries; clock: Clock };

export type MarketplaceWeeksService = ReturnType<typeof createMarketplaceWeeksService>;

export function createMarketplaceWeeksService({ database, weeks, clock }: Deps) {
  /** Every week at first, then the last ones. @returns number of rows. */
  const refresh = async (): Promise<number> => {
    const now = clock.now();
    const isFirst = (await weeks.finishedAt()) === null;
    const from = isFirst ? FIRST_WEEK : weeksBefore(mondayOf(now), REFRESHED_WEEKS - 1);
    const limits = isFirst ? { timeoutMs: FIRST_REFRESH_MS } : {};
    return database.transaction((tx) => replaceWeeks(tx, { from, now }), limits);
  };

  return {
    refresh,

    /** @throws DomainError FORBIDDEN unless an administrator, VALIDATION_FAILED. */
    async read(info: RequestInfo, input: object): Promise<MarketplaceStatistics> {
      requireAdmin(info);
      const { province = null, weeks: count } = parseInput(statisticsRule, input);
      let updatedAt = await weeks.finishedAt();
      if (updatedAt === null) {
        updatedAt = clock.now();
        await refresh();
      }
      const last = mondayOf(clock.now());
      const span = { from: weeksBefore(last, count - 1), to: last };
      const provinces = await weeks.provinces(span);
      return {
        province,
        updatedAt: updatedAt.toISOString(),
        weeks: withoutGaps({ last, weeks: count }, await weeks.weeks(province, span)),
        provinces: provinces.map(({ province: name, ...figures }) => ({ province: name, figures })),
      };
    },

    /** @throws DomainError FORBIDDEN unless an administrator. */
    async noShows(info: RequestInfo, pageInput: PageInput): Promise<Connection<NoShowRow>> {
      requireAdmin(info);
      const list = listName('noShows', null);
      const page = pageArgs(pageInput, list, SHAPE);
      const rows = await weeks.noShows(page);
      const cursorOf = ({ noShowAt, id }: NoShowRow) =>
        encodeCursor(list, [noShowAt.getTime(), id]);
      return toConnection(rows, page.limit, cursorOf, page.after !== null);
    },
  };
}
