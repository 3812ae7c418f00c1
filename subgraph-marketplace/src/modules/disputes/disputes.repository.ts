import type { DisputePhase, DisputeStatus } from '@tbt/contracts';
import { conflict, onConstraint, type Page } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type {
  Dispute,
  DisputeChanges,
  DisputeEvidence,
  NewDispute,
  NewEvidence,
} from './disputes.types';

/** Milliseconds of the creation, and id. */
export type DisputeKey = [number, number];

export const WAITING_STATUSES: readonly DisputeStatus[] = ['open', 'answered', 'appealed'];
const DECIDED_STATUSES: readonly DisputeStatus[] = ['ruled', 'closed'];

const sameReason = () => conflict('dispute.sameReason', { reasons: ['already_disputed'] });
const illegalStep = () => conflict('dispute.step', { reasons: ['illegal_step'] });
const fileTwice = () => conflict('dispute.evidenceTwice', { reasons: ['duplicate'] });

export type DisputesRepository = ReturnType<typeof createDisputesRepository>;

export function createDisputesRepository({ prisma }: MarketplaceDatabase) {
  return {
    byIds: (ids: readonly number[]): Promise<Dispute[]> =>
      prisma.dispute.findMany({ where: { id: { in: [...ids] } } }),

    /** Newest first. */
    ofBookings: (bookingIds: readonly number[]): Promise<Dispute[]> =>
      prisma.dispute.findMany({
        where: { bookingId: { in: [...bookingIds] } },
        orderBy: { id: 'desc' },
      }),

    /** One more than asked for. */
    inPhase(phase: DisputePhase, { limit, after }: Page<DisputeKey>): Promise<Dispute[]> {
      const isWaiting = phase === 'waiting';
      const [order, compare] = isWaiting ? (['asc', 'gt'] as const) : (['desc', 'lt'] as const);
      const createdAt = after && new Date(after[0]);
      return prisma.dispute.findMany({
        where: {
          status: { in: [...(isWaiting ? WAITING_STATUSES : DECIDED_STATUSES)] },
          ...(after &&
            createdAt && {
              OR: [
                { createdAt: { [compare]: createdAt } },
                { createdAt, id: { [compare]: after[1] } },
              ],
            }),
        },
        orderBy: [{ createdAt: order }, { id: order }],
        take: limit + 1,
      });
    },

    /** Oldest first. */
    evidenceOf: (disputeIds: readonly number[]): Promise<DisputeEvidence[]> =>
      prisma.disputeEvidence.findMany({
        where: { disputeId: { in: [...disputeIds] } },
        orderBy: { id: 'asc' },
      }),

    find: (tx: MarketplaceTx, id: number): Promise<Dispute | null> =>
      tx.dispute.findUnique({ where: { id } }),

    earlier: (tx: MarketplaceTx, bookingId: number): Promise<Pick<Dispute, 'reason'>[]> =>
      tx.dispute.findMany({ where: { bookingId }, select: { reason: true } }),

    countEvidence: (tx: MarketplaceTx, disputeId: number, side: Dispute['openedBy']) =>
      tx.disputeEvidence.count({ where: { disputeId, side } }),

    /** @throws DomainError CONFLICT already_disputed, illegal_step. */
    async insert(tx: MarketplaceTx, data: NewDispute): Promise<Dispute> {
      try {
        return await tx.dispute.create({ data });
      } catch (error) {
        return onConstraint(error, {
          disputes_one_per_reason: sameReason,
          disputes_one_open: illegalStep,
        });
      }
    },

    async addEvidence(tx: MarketplaceTx, files: readonly NewEvidence[]): Promise<void> {
      if (files.length === 0) return;
      try {
        await tx.disputeEvidence.createMany({ data: [...files] });
      } catch (error) {
        onConstraint(error, { dispute_evidence_one_of_file: fileTwice });
      }
    },

    /** The transaction holds the booking. @throws DomainError CONFLICT illegal_step. */
    async change(tx: MarketplaceTx, before: Dispute, data: DisputeChanges): Promise<Dispute> {
      const { effects, appealEffects, ...rest } = data;
      try {
        return await tx.dispute.update({
          where: { id: before.id, status: before.status },
          data: {
            ...rest,
            ...(effects && { effects }),
            ...(appealEffects && { appealEffects }),
          },
        });
      } catch (error) {
        return onConstraint(error, { disputes_one_open: illegalStep });
      }
    },
  };
}
