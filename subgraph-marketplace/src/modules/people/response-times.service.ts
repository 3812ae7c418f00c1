import { consumeOnce } from '@tbt/service-kit';
import type { Clock, EventHandler } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../database';
import type { ResponseTimesQueries } from './response-times.queries';

export type ResponseTimesService = {
  /** Idempotent. */
  onMessageAnswered: EventHandler<'message.answered'>;
  /** @returns number of changes. */
  refresh(): Promise<number>;
};

type Deps = { database: MarketplaceDatabase; responseTimes: ResponseTimesQueries; clock: Clock };

export const createResponseTimesService = ({
  database,
  responseTimes,
  clock,
}: Deps): ResponseTimesService => ({
  onMessageAnswered: ({ id, payload }) =>
    database.transaction(async (tx) => {
      if (await consumeOnce(tx, id)) await responseTimes.keepAnswer(tx, payload);
    }),

  refresh: () => responseTimes.refresh(clock.now()),
});
