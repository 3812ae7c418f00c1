import type { ApplicationAction, InvitationAction, ShiftParty } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { inBatches } from '../../../in-batches';
import { announcePublished, type JobPublication } from '../../jobs';
import { moveApplication } from '../transitions/application-transitions';
import { moveInvitation } from '../transitions/invitation-transitions';
import type { ApplicationsQueries } from './applications.queries';
import type { InvitationsQueries } from './invitations.queries';
import { announceOffers } from './offers.events';
import { lockShiftsBetween, type OfferSelection } from './offers.queries';
import type { Application, Invitation } from './offers.types';

const BATCH = 200;

type Ending = { by: ShiftParty; application: ApplicationAction; invitation: InvitationAction };

const ENDINGS = {
  expired: { by: 'clock', application: 'expire', invitation: 'expire' },
  shiftClosed: { by: 'clinic', application: 'decline', invitation: 'withdraw' },
  professionalLeft: { by: 'temp', application: 'withdraw', invitation: 'withdraw' },
  professionalBusy: { by: 'clock', application: 'withdraw', invitation: 'withdraw' },
  blocked: { by: 'clock', application: 'close', invitation: 'close' },
} as const satisfies Record<string, Ending>;

type Deps = {
  database: MarketplaceDatabase;
  applications: ApplicationsQueries;
  invitations: InvitationsQueries;
  publication: JobPublication;
  clock: Clock;
};

export type OfferClosing = ReturnType<typeof createOfferClosing>;

export function createOfferClosing(deps: Deps) {
  const { database, applications, invitations, publication, clock } = deps;

  /** Offers past their end expire, whichever transaction closes them. */
  const closeLocked = async (
    tx: MarketplaceTx,
    locked: { applications?: readonly Application[]; invitations?: readonly Invitation[] },
    { by, application, invitation }: Ending,
  ) => {
    const now = clock.now();
    const changed = {
      applications: (locked.applications ?? []).map((each) =>
        each.expiresAt <= now
          ? moveApplication(each, 'expire', 'clock', now)
          : moveApplication(each, application, by, now),
      ),
      invitations: (locked.invitations ?? []).map((each) =>
        each.expiresAt <= now
          ? moveInvitation(each, 'expire', 'clock', now)
          : moveInvitation(each, invitation, by, now),
      ),
    };
    await applications.save(tx, changed.applications);
    await invitations.save(tx, changed.invitations);
    await announceOffers(tx, changed, now);
  };

  /** Open applications and pending invitations; the transaction holds their shifts or their professional. */
  const close = async (
    tx: MarketplaceTx,
    selection: OfferSelection,
    ending: keyof typeof ENDINGS,
  ): Promise<void> => {
    const locked = {
      applications: await applications.lockOpen(tx, selection),
      invitations: await invitations.lockPending(tx, selection),
    };
    await closeLocked(tx, locked, ENDINGS[ending]);
  };

  const publishUnanswered = async (tx: MarketplaceTx, jobIds: readonly number[]) =>
    announcePublished(tx, await publication.publishUnanswered(tx, jobIds), clock.now());

  const inTransactions = (batch: (tx: MarketplaceTx) => Promise<number>) =>
    inBatches(BATCH, () => database.transaction(batch));

  return {
    close,

    /** Bookings stay; neither side learns of the block. */
    async closeBetween(tx: MarketplaceTx, one: number, other: number): Promise<void> {
      const jobIds = await lockShiftsBetween(tx, one, other);
      if (jobIds.length === 0) return;
      await close(tx, { between: [one, other] }, 'blocked');
      await publishUnanswered(tx, jobIds);
    },

    /** @returns number of applications; safe with several replicas. */
    expireApplications: () =>
      inTransactions(async (tx) => {
        const overdue = await applications.lockOverdue(tx, BATCH);
        await closeLocked(tx, { applications: overdue }, ENDINGS.expired);
        return overdue.length;
      }),

    /** @returns number of shifts. */
    expireInvitations: () =>
      inTransactions(async (tx) => {
        const jobIds = await publication.lockWithOverdue(tx, BATCH);
        const pending = await invitations.lockPending(tx, { jobIds });
        const overdue = pending.filter(({ expiresAt }) => expiresAt <= clock.now());
        await closeLocked(tx, { invitations: overdue }, ENDINGS.expired);
        await publishUnanswered(tx, jobIds);
        return jobIds.length;
      }),

    /** Their invitations stay open. @returns number of shifts. */
    publishDue: () =>
      inTransactions(async (tx) => {
        const published = await publication.publishDue(tx, BATCH);
        await announcePublished(tx, published, clock.now());
        return published.length;
      }),
  };
}
