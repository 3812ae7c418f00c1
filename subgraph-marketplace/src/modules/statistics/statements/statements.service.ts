import { effectiveTier } from '@tbt/contracts';
import { appendOutbox, type Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase } from '../../../database';
import { inBatches } from '../../../in-batches';
import { statementFigures, takeDueStatements } from './statements.queries';

const BATCH = 50;

type Deps = { database: MarketplaceDatabase; clock: Clock };

export type StatementsService = ReturnType<typeof createStatementsService>;

export const createStatementsService = ({ database, clock }: Deps) => ({
  /** Each month's statement once for every clinic that has posted, also after a stop in between. @returns how many. */
  send: (): Promise<number> =>
    inBatches(BATCH, () =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const due = await takeDueStatements(tx, now, BATCH);
        for (const statement of due) {
          const { subscriptionTier, subscriptionStatus, subscriptionEndsAt, ...figures } =
            await statementFigures(tx, statement, now);
          const plan = effectiveTier(
            { subscriptionTier, subscriptionStatus, subscriptionEndsAt },
            now,
          );
          await appendOutbox(tx, 'statement.written', {
            ...{ ...statement, ...figures, plan },
            at: now.toISOString(),
          });
        }
        return due.length;
      }),
    ),
});
