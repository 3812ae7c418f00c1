import type { DisputeAction, ShiftParty } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import { reportAct } from '../../report-act';
import { bookingFacts, type Booking } from '../bookings';
import { publishShiftEvents } from '../jobs';
import { wallTimeAt } from '../places';
import { appealUntil } from './disputes.policy';
import type { Dispute } from './disputes.types';

type Step = { action: DisputeAction; by: ShiftParty; at: Date };

const nextUntil = (dispute: Dispute, booking: Booking, at: Date): Date | null =>
  dispute.status === 'open' ? dispute.answerUntil : appealUntil(dispute, booking, at);

export function announceDispute(
  tx: MarketplaceTx,
  dispute: Dispute,
  booking: Booking,
  { action, by, at }: Step,
): Promise<void> {
  const until = nextUntil(dispute, booking, at);
  return publishShiftEvents(tx, 'dispute.changed', {
    ...bookingFacts(booking, at),
    disputeId: dispute.id,
    action,
    by,
    reason: dispute.reason,
    openedBy: dispute.openedBy,
    outcome: dispute.appealOutcome ?? dispute.outcome,
    isFinal: dispute.status === 'closed',
    until: until && wallTimeAt(booking.timeZone, until),
  });
}

/** For the audit log. */
export async function reportRuling(
  tx: MarketplaceTx,
  info: RequestInfo,
  dispute: Dispute,
  { clinicId, professionalId }: Booking,
  { actorId, at }: { actorId: number; at: Date },
): Promise<void> {
  const isAppeal = dispute.appealRuledAt !== null;
  await reportAct(tx, info, {
    ...{ actorId, action: isAppeal ? 'dispute.appeal-ruled' : 'dispute.ruled' },
    ...{ subject: `dispute:${dispute.id}`, personIds: [clinicId, professionalId], at },
  });
}
