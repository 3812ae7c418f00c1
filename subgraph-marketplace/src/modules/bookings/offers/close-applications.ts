import type { ApplicationAction, ShiftParty } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { toTransition } from '../transitions/application-transitions';
import { announceApplications } from './applications.events';
import type { ApplicationsRepository } from './applications.repository';
import type { Application } from './applications.types';

const BATCH = 200;

type Engagement = { professionalId: number; jobId: number; startsAt: Date; endsAt: Date };

type Deps = { database: MarketplaceDatabase; applications: ApplicationsRepository; clock: Clock };

export type ApplicationClosing = ReturnType<typeof createApplicationClosing>;

export function createApplicationClosing({ database, applications, clock }: Deps) {
  const close = async (
    tx: MarketplaceTx,
    held: readonly Application[],
    action: ApplicationAction,
    by: ShiftParty,
  ) => {
    const now = clock.now();
    const steps = held.map((application) =>
      // Offers past their end expire, whichever transaction closes them.
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
    expireOfJobs: async (tx: MarketplaceTx, jobIds: readonly number[]) =>
      close(tx, await applications.lockOpenOfJobs(tx, jobIds), 'expire', 'clock'),

    declineOfJobs: async (tx: MarketplaceTx, jobIds: readonly number[]) =>
      close(tx, await applications.lockOpenOfJobs(tx, jobIds), 'decline', 'clinic'),

    withdrawOfApplicant: async (tx: MarketplaceTx, applicantId: number) =>
      close(tx, await applications.lockOpenOfApplicant(tx, applicantId), 'withdraw', 'temp'),

    /** Of the booked shift itself no application is open. */
    withdrawAt: async (tx: MarketplaceTx, { professionalId, jobId, ...span }: Engagement) =>
      close(
        tx,
        await applications.lockOpenAt(tx, professionalId, span, jobId),
        'withdraw',
        'clock',
      ),

    closeBetween: async (tx: MarketplaceTx, one: number, other: number) =>
      close(tx, await applications.lockOpenBetween(tx, one, other), 'close', 'clock'),

    /** @returns number of shifts; safe with several replicas. */
    async expireOverdue(): Promise<number> {
      for (let total = 0; ;) {
        const ended = await expireBatch();
        total += ended;
        if (ended < BATCH) return total;
      }
    },
  };
}
