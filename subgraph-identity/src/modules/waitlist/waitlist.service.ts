import { waitlistRule } from '@tbt/contracts';
import {
  appendOutbox,
  idempotent,
  parseInput,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import type { WaitlistEntry, WaitlistQueries } from './waitlist.queries';

type Parts = {
  waitlist: WaitlistQueries;
  limits: IdentityLimits;
  database: IdentityDatabase;
  clock: Clock;
};

export const createWaitlistService = ({ waitlist, limits, database, clock }: Parts) => ({
  /** A known address changes nothing, and its caller learns nothing of the stored entry. @throws DomainError VALIDATION_FAILED, RATE_LIMITED. */
  join: async (
    info: RequestInfo,
    input: unknown,
  ): Promise<{ entry: WaitlistEntry | null; isNew: boolean }> => {
    const values = parseInput(waitlistRule, input);
    const { locale } = info;
    const insert = async (tx: IdentityTx) => {
      const stored = await waitlist.insert(tx, { ...values, locale, createdAt: clock.now() });
      if (stored.isNew) {
        const { name, email, province, role } = values;
        const at = stored.createdAt.toISOString();
        const facts = { entryId: stored.id, name, email, province, role, locale, at };
        await appendOutbox(tx, 'waitlist.joined', facts);
      }
      return stored;
    };
    const call = { operation: 'joinWaitlist', input: values };
    const isKnown = await waitlist.isKnown(database.prisma, values.email);
    const caller = { address: info.address, isKnown };
    const { id, createdAt, isNew } = await limits.countWaitlist(caller, () =>
      database.transaction((tx) => idempotent(info, tx, call, () => insert(tx))),
    );
    return { entry: isNew ? { ...values, id, createdAt } : null, isNew };
  },
});

export type WaitlistService = ReturnType<typeof createWaitlistService>;
