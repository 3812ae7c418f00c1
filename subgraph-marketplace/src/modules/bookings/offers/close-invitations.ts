import type { InvitationAction, ShiftParty } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { announcePublished, type JobPublication } from '../../jobs';
import { toTransition } from '../transitions/invitation-transitions';
import { announceInvitations } from './invitations.events';
import type { InvitationsRepository } from './invitations.repository';
import type { Invitation } from './invitations.types';

const BATCH = 200;

type Engagement = { professionalId: number; startsAt: Date; endsAt: Date };

type Deps = {
  database: MarketplaceDatabase;
  invitations: InvitationsRepository;
  publication: JobPublication;
  clock: Clock;
};

export type InvitationClosing = ReturnType<typeof createInvitationClosing>;

export function createInvitationClosing({ database, invitations, publication, clock }: Deps) {
  const close = async (
    tx: MarketplaceTx,
    held: readonly Invitation[],
    action: InvitationAction,
    by: ShiftParty,
  ) => {
    const now = clock.now();
    const steps = held.map((invitation) =>
      invitation.expiresAt <= now
        ? toTransition(invitation, 'expire', 'clock', now)
        : toTransition(invitation, action, by, now),
    );
    await invitations.save(tx, steps);
    await announceInvitations(tx, steps, now);
  };

  const inBatches = async (batch: (tx: MarketplaceTx) => Promise<number>) => {
    for (let total = 0; ;) {
      const done = await database.transaction(batch);
      total += done;
      if (done < BATCH) return total;
    }
  };

  return {
    withdrawOfJobs: async (tx: MarketplaceTx, jobIds: readonly number[]) =>
      close(tx, await invitations.lockPendingOfJobs(tx, jobIds), 'withdraw', 'clinic'),

    expireOfJobs: async (tx: MarketplaceTx, jobIds: readonly number[]) =>
      close(tx, await invitations.lockPendingOfJobs(tx, jobIds), 'expire', 'clock'),

    withdrawOfPerson: async (tx: MarketplaceTx, personId: number) =>
      close(tx, await invitations.lockPendingOfPerson(tx, personId), 'withdraw', 'temp'),

    withdrawAt: async (tx: MarketplaceTx, { professionalId, ...span }: Engagement) =>
      close(tx, await invitations.lockPendingAt(tx, professionalId, span), 'withdraw', 'clock'),

    closeBetween: async (tx: MarketplaceTx, one: number, other: number) =>
      close(tx, await invitations.lockPendingBetween(tx, one, other), 'close', 'clock'),

    /** @returns number of shifts. */
    expireOverdue: () =>
      inBatches(async (tx) => {
        const jobIds = await publication.lockWithOverdue(tx, BATCH);
        const pending = await invitations.lockPendingOfJobs(tx, jobIds);
        const overdue = pending.filter(({ expiresAt }) => expiresAt <= clock.now());
        await close(tx, overdue, 'expire', 'clock');
        await announcePublished(tx, await publication.publishUnanswered(tx, jobIds), clock.now());
        return jobIds.length;
      }),

    /** Their invitations stay open. @returns number of shifts. */
    publishDue: () =>
      inBatches(async (tx) => {
        const published = await publication.publishDue(tx, BATCH);
        await announcePublished(tx, published, clock.now());
        return published.length;
      }),
  };
}
