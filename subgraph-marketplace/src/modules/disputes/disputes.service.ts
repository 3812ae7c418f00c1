import {
  answerDisputeRule,
  appealRulingRule,
  DISPUTE_TERMS,
  openDisputeRule,
  type ShiftSide,
} from '@tbt/contracts';
import { conflict, notFound, parseInput, requireViewer } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import {
  requireTransition,
  type ApplyTransition,
  type Booking,
  type BookingLock,
} from '../bookings';
import type { Evidence } from './dispute-evidence';
import { announceDispute } from './disputes.events';
import { appealUntil, isOvertaken, requireDisputable } from './disputes.policy';
import type { DisputesRepository } from './disputes.repository';
import type { Dispute } from './disputes.types';

type Deps = {
  disputes: DisputesRepository;
  evidence: Evidence;
  commands: Commands;
  bookingLock: BookingLock;
  applyTransition: ApplyTransition;
  clock: Clock;
};

const HOUR_MS = 3_600_000;
const NOT_ENDED = { cancelledAt: null, cancelledFrom: null, settledAt: null };
const VALUES = { hours: DISPUTE_TERMS.answerHours, days: DISPUTE_TERMS.appealDays };

function requireAnswerable(dispute: Dispute, side: ShiftSide, now: Date): void {
  if (side === dispute.openedBy) {
    throw conflict('dispute.answerOwn', { reasons: ['own_dispute'] });
  }
  if (dispute.status !== 'open') throw conflict('dispute.step', { reasons: ['illegal_step'] });
  if (now > dispute.answerUntil) {
    throw conflict('dispute.answerOver', { values: VALUES, reasons: ['answer_over'] });
  }
}

function requireAppealable(dispute: Dispute, booking: Booking, now: Date): void {
  if (dispute.status !== 'ruled' || isOvertaken(dispute, booking))
    throw conflict('dispute.step', { reasons: ['illegal_step'] });
  if (appealUntil(dispute, booking, now) === null) {
    throw conflict('dispute.appealOver', { values: VALUES, reasons: ['appeal_over'] });
  }
}

export function createDisputesService(deps: Deps) {
  const { disputes, evidence, commands, bookingLock, applyTransition, clock } = deps;

  /** For one of its sides, and read again under the booking's lock. @throws DomainError NOT_FOUND, FORBIDDEN. */
  const lockOwn = async (tx: MarketplaceTx, { viewer }: RequestInfo, id: number) => {
    const found = await disputes.find(tx, id);
    if (!found) throw notFound();
    const locked = await bookingLock.lockOwn(tx, viewer, found.bookingId);
    return { ...locked, dispute: (await disputes.find(tx, id)) ?? found };
  };

  return {
    /** @throws DomainError VALIDATION_FAILED, NOT_FOUND, CONFLICT illegal_step, dispute_over, already_disputed. */
    async open(info: RequestInfo, input: object): Promise<Dispute> {
      await commands.consumeWriteQuota(info);
      const { userId } = requireViewer(info);
      const { bookingId, evidence: sent, ...asked } = parseInput(openDisputeRule, input);
      const files = await evidence.open(sent, userId);
      return commands.run(info, { operation: 'openDispute', input }, async (tx) => {
        const { booking, side } = await bookingLock.lockOwn(tx, info.viewer, bookingId);
        const [at, step] = [clock.now(), { action: 'dispute', by: side } as const];
        requireTransition(booking, step);
        requireDisputable(booking, asked.reason, await disputes.earlier(tx, bookingId), at);
        const dispute = await disputes.insert(tx, {
          ...{ ...asked, bookingId, createdAt: at },
          ...{ openedBy: side, openedFrom: booking.status },
          answerUntil: new Date(at.getTime() + DISPUTE_TERMS.answerHours * HOUR_MS),
        });
        await evidence.attach(tx, dispute, side, files);
        const disputed = await applyTransition(tx, booking, step, { at });
        await announceDispute(tx, dispute, disputed, { action: 'open', by: side, at });
        return dispute;
      });
    },

    /** @throws DomainError CONFLICT own_dispute, illegal_step, answer_over. */
    async answer(info: RequestInfo, input: object): Promise<Dispute> {
      await commands.consumeWriteQuota(info);
      const { userId } = requireViewer(info);
      const { disputeId, statement, evidence: sent } = parseInput(answerDisputeRule, input);
      const files = await evidence.open(sent, userId);
      return commands.run(info, { operation: 'answerDispute', input }, async (tx) => {
        const { booking, side, dispute } = await lockOwn(tx, info, disputeId);
        const at = clock.now();
        requireAnswerable(dispute, side, at);
        await evidence.attach(tx, dispute, side, files);
        const changes = { status: 'answered', answer: statement, answeredAt: at } as const;
        const answered = await disputes.change(tx, dispute, changes);
        await announceDispute(tx, answered, booking, { action: 'answer', by: side, at });
        return answered;
      });
    },

    /** @throws DomainError CONFLICT illegal_step, appeal_over. */
    async appeal(info: RequestInfo, input: object): Promise<Dispute> {
      await commands.consumeWriteQuota(info);
      const { userId } = requireViewer(info);
      const { disputeId, statement, evidence: sent } = parseInput(appealRulingRule, input);
      const files = await evidence.open(sent, userId);
      return commands.run(info, { operation: 'appealRuling', input }, async (tx) => {
        const { booking, side, dispute } = await lockOwn(tx, info, disputeId);
        const at = clock.now();
        requireAppealable(dispute, booking, at);
        const step = { action: 'appeal_ruling', by: side } as const;
        const changes = { at, ...(booking.status === 'released' && NOT_ENDED) };
        const appealed = await applyTransition(tx, booking, step, changes);
        await evidence.attach(tx, dispute, side, files);
        const changed = await disputes.change(tx, dispute, {
          ...{ status: 'appealed', appealStatement: statement },
          ...{ appealedBy: side, appealedAt: at, appealedFrom: booking.status },
        });
        await announceDispute(tx, changed, appealed, { action: 'appeal', by: side, at });
        return changed;
      });
    },
  };
}

export type DisputesService = ReturnType<typeof createDisputesService>;
