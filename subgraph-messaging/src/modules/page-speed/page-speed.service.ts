import { pageSpeedsRule, recordPageSpeedRule } from '@tbt/contracts';
import { parseInput, requireAdmin, type Clock, type RequestInfo } from '@tbt/service-kit';
import type { MessagingDatabase } from '../../database';
import type { MessagingRateLimits } from '../../limits';
import { pageSpeedsOf, stepsOfVisit } from './page-speed.policy';
import { countVisit, pageSpeedCountsSince } from './page-speed.queries';
import type { PageSpeed } from './page-speed.types';

type Dependencies = {
  database: MessagingDatabase;
  clock: Clock;
  rateLimits: MessagingRateLimits;
};

const DAY_MS = 24 * 60 * 60 * 1000;

export type PageSpeedService = ReturnType<typeof createPageSpeedService>;

export function createPageSpeedService({ database, clock, rateLimits }: Dependencies) {
  return {
    /** @throws DomainError VALIDATION_FAILED, RATE_LIMITED by address. */
    async record({ address }: RequestInfo, input: unknown): Promise<{ isRecorded: boolean }> {
      const visit = parseInput(recordPageSpeedRule, input);
      if (address !== null) await rateLimits.consume('pageSpeed', address);
      const { page, isPhone } = visit;
      const steps = stepsOfVisit(visit);
      await countVisit(database.prisma, { day: clock.now(), page, isPhone, steps });
      return { isRecorded: true };
    },

    /** @throws DomainError FORBIDDEN unless an administrator, VALIDATION_FAILED. */
    async read(info: RequestInfo, input: unknown): Promise<PageSpeed[]> {
      requireAdmin(info);
      const { days } = parseInput(pageSpeedsRule, input);
      const since = new Date(clock.now().getTime() - (days - 1) * DAY_MS);
      return pageSpeedsOf(await pageSpeedCountsSince(database.reader, since));
    },
  };
}
