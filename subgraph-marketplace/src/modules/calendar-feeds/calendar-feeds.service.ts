import { createHash, randomBytes } from 'node:crypto';
import { isProfessionalRole } from '@tbt/contracts';
import { forbidden, requireViewer } from '@tbt/service-kit';
import type { Clock, Deployment, RateLimits, RequestInfo, Viewer } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase } from '../../database';
import type { CalendarFeedsQueries } from './calendar-feeds.queries';
import type { CalendarFeed } from './calendar-feeds.types';
import { writeCalendar } from './calendar-file';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export type CalendarFeedsService = {
  /** @throws DomainError UNAUTHENTICATED. */
  mine(info: RequestInfo): Promise<CalendarFeed | null>;
  /**
   * Invalidates the former address. Only a hash is stored, also under an idempotency key.
   * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; FORBIDDEN `no_own_shifts` for a member of a clinic and administrators.
   */
  create(info: RequestInfo): Promise<{ feed: CalendarFeed; url: string }>;
  /** @returns whether there was one. */
  revoke(info: RequestInfo): Promise<boolean>;
  /** Null for an unknown secret. @throws DomainError RATE_LIMITED per address. */
  read(info: RequestInfo, token: string): Promise<string | null>;
};

type Deps = {
  database: MarketplaceDatabase;
  calendarFeeds: CalendarFeedsQueries;
  commands: Commands;
  limits: RateLimits<'calendarReads'>;
  deployment: Pick<Deployment, 'publicUrl'>;
  clock: Clock;
};

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export function createCalendarFeedsService(deps: Deps): CalendarFeedsService {
  const { database, calendarFeeds, commands, limits, deployment, clock } = deps;
  const { publicUrl } = deployment;

  /** The account's role, whomever it acts for. */
  const hasOwnShifts = async ({ userId, role, actingClinicId }: Viewer): Promise<boolean> =>
    isProfessionalRole(role) || actingClinicId === userId || calendarFeeds.hasRole(userId);

  return {
    mine: async (info) => calendarFeeds.ofPerson(requireViewer(info).userId),

    async create(info) {
      await commands.consumeWriteQuota(info);
      const viewer = requireViewer(info);
      const { userId: personId } = viewer;
      if (!(await hasOwnShifts(viewer)))
        throw forbidden('calendarFeed.noOwnShifts', { reasons: ['no_own_shifts'] });
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const feed = await database.transaction((tx) =>
        calendarFeeds.put(tx, {
          personId,
          tokenHash: new Uint8Array(hashOf(token)),
          locale: info.locale,
          createdAt: clock.now(),
        }),
      );
      return { feed, url: `${publicUrl}/calendar/${token}.ics` };
    },

    async revoke(info) {
      await commands.consumeWriteQuota(info);
      const { userId } = requireViewer(info);
      return database.transaction((tx) => calendarFeeds.remove(tx, userId));
    },

    async read(info, token) {
      if (info.address) await limits.consume('calendarReads', info.address);
      if (!TOKEN.test(token)) return null;
      const feed = await calendarFeeds.byTokenHash(hashOf(token));
      if (!feed) return null;
      const now = clock.now();
      const [slots, bookings] = await Promise.all([
        calendarFeeds.slots(feed.personId, now),
        calendarFeeds.bookings(feed.personId, now),
      ]);
      return writeCalendar({ locale: feed.locale, publicUrl, now, slots, bookings });
    },
  };
}
