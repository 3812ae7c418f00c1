import type { ApplicationAction, ShiftParty } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { toTransition } from './application-transitions';
import { announceApplications } from './applications.events';
import type { ApplicationsRepository } from './applications.repository';
import type { Application } from './applications.types';

/** Offers ended in one transaction. */
const BATCH = 200;

/** Where and when somebody works. */
type Engagement = { professionalId: number; jobId: number; startsAt: Date; endsAt: Date };

type Deps = { database: MarketplaceDatabase; applications: ApplicationsRepository; clock: Clock };

export type ApplicationClosing = ReturnType<typeof createApplicationClosing>;

/** Ends offers because of something else: their shift, their person, or the clock. */
export function createApplicationClosing({ database, applications, clock }: Deps) {
  const close = async (
    tx: MarketplaceTx,
    held: readonly Application[],
    action: ApplicationAction,
    by: ShiftParty,
  ) => {
    const now = clock.now();
    const steps = held.map((application) =>
      // What the clock has ended already is expired, whoever comes first to say so.
      application.expiresAt <= now
        ? toTransition(application, 'expire', 'clock', now)
        : toTransition(application, action, by, now),
    );
    await applications.save(tx, steps);
    await announceApplications(tx, steps, now);
  };

  const expireBatch = () =>
    database.transaction(async (tx) => {
      const overdue = await applications.lockOverdue(tx, BATCH);
      await close(tx, overdue, 'expire', 'clock');
      return overdue.length;
    });

  return {
    /** Of shifts that have started: nobody answered in time. */
    expireOfJobs: async (tx: MarketplaceTx, jobIds: readonly number[]) =>
      close(tx, await applications.lockOpenOfJobs(tx, jobIds), 'expire', 'clock'),

    /** Of shifts that their clinic takes off the list. */
    declineOfJobs: async (tx: MarketplaceTx, jobIds: readonly number[]) =>
      close(tx, await applications.lockOpenOfJobs(tx, jobIds), 'decline', 'clinic'),

    /** Of somebody who leaves. */
    withdrawOfApplicant: async (tx: MarketplaceTx, applicantId: number) =>
      close(tx, await applications.lockOpenOfApplicant(tx, applicantId), 'withdraw', 'temp'),

    /** Of somebody who is booked at that time now; of the shift itself none is open. */
    withdrawAt: async (tx: MarketplaceTx, { professionalId, jobId, ...span }: Engagement) =>
      close(
        tx,
        await applications.lockOpenAt(tx, professionalId, span, jobId),
        'withdraw',
        'clock',
      ),

    /** Between two people who no longer deal with each other. */
    closeBetween: async (tx: MarketplaceTx, one: number, other: number) =>
      close(tx, await applications.lockOpenBetween(tx, one, other), 'close', 'clock'),

    /** Ends what nobody answered in time. @returns how many; safe with several copies. */
    async expireOverdue(): Promise<number> {
      for (let total = 0; ;) {
        const ended = await expireBatch();
        total += ended;
        if (ended < BATCH) return total;
      }
    },
  };
}
