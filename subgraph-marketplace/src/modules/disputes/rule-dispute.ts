import {
  ruleDisputeRule,
  type BookingStatus,
  type MessageKey,
  type RulingEffects,
} from '@tbt/contracts';
import { conflict, notFound, parseInput, requireAdmin, validationFailed } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import type { ApplyTransition, Booking, BookingLock } from '../bookings';
import type { SetHoursByRuling, Timesheet } from '../hours';
import type { Invoicing, RulePayment } from '../invoices';
import { appendShiftEvents } from '../jobs';
import { deciderIn, type PeopleQueries } from '../people';
import type { ReliabilityQueries } from '../reliability';
import { announceDispute, reportRuling } from './disputes.events';
import { possibleEffects, requireRuling, statusBefore } from './disputes.policy';
import { WAITING_STATUSES, type DisputesRepository } from './disputes.repository';
import type { Dispute, DisputeChanges, RulingEffect } from './disputes.types';

type Deps = {
  disputes: DisputesRepository;
  reliability: ReliabilityQueries;
  people: PeopleQueries;
  commands: Commands;
  bookingLock: BookingLock;
  applyTransition: ApplyTransition;
  setHours: SetHoursByRuling;
  waitingHours: (tx: MarketplaceTx, bookingId: number) => Promise<Timesheet | null>;
  renewWaitingHours: (tx: MarketplaceTx, bookingId: number, at: Date) => Promise<void>;
  correctInvoice: Invoicing['correctInvoice'];
  rulePayment: RulePayment;
  clock: Clock;
};

type AskedEffects = { [E in keyof RulingEffects]?: RulingEffects[E] | undefined };

const FIELD_OF: Readonly<Record<RulingEffect, keyof RulingEffects>> = {
  hours: 'minutes',
  deduction: 'isDeductionLifted',
  payment: 'isPaid',
};

const refuseEffect = (field: keyof RulingEffects, key: MessageKey) =>
  validationFailed([{ path: ['effects', field], key, values: {} }]);

/** A contested no-show stands unless it is lifted. @throws DomainError VALIDATION_FAILED. */
function effectsFor(dispute: Dispute, asked: AskedEffects | null | undefined): RulingEffects {
  const { minutes = null, isDeductionLifted = null, isPaid = null } = asked ?? {};
  const isMissed = dispute.reason === 'no_show';
  const effects = {
    ...{ minutes, isPaid },
    isDeductionLifted: isMissed ? (isDeductionLifted ?? false) : isDeductionLifted,
  };
  const possible = possibleEffects(dispute);
  for (const [effect, field] of Object.entries(FIELD_OF) as [RulingEffect, keyof RulingEffects][]) {
    if (effects[field] !== null && !possible.includes(effect)) {
      const isUnbilled = effect === 'payment' && dispute.reason === 'payment';
      throw refuseEffect(field, isUnbilled ? 'dispute.noInvoice' : 'dispute.effect');
    }
  }
  if (isMissed && effects.minutes !== null && !effects.isDeductionLifted) {
    throw refuseEffect('minutes', 'dispute.liftFirst');
  }
  return effects;
}

function statusAfter(dispute: Dispute, effects: RulingEffects, isCovered: boolean): BookingStatus {
  const { minutes, isDeductionLifted, isPaid } = effects;
  if (isPaid !== null) return isPaid ? 'paid' : 'invoiced';
  if (minutes !== null) return isCovered ? 'paid' : 'invoiced';
  if (isDeductionLifted !== null) return isDeductionLifted ? 'released' : 'no_show';
  return statusBefore(dispute);
}

/** A no-show that is lifted ends like a booking released without cost. */
const endedBy = (to: BookingStatus, at: Date) =>
  to === 'released' ? ({ cancelledAt: at, cancelledFrom: 'disputed', settledAt: at } as const) : {};

export function createRuling(deps: Deps) {
  const { disputes, reliability, commands, bookingLock, applyTransition, rulePayment, clock } =
    deps;

  /** A credit note takes back an invoice that was issued before. @returns whether what was paid for that one covers it. */
  const billRuledHours = async (
    tx: MarketplaceTx,
    booking: Booking,
    { minutes, isPaid }: { minutes: number; isPaid: boolean | null },
    now: Date,
  ): Promise<boolean> => {
    const sheet = await deps.setHours(tx, booking, minutes, now);
    const { breakMinutes } = sheet;
    const worked = { booking, minutes, breakMinutes, now, isUnpaid: isPaid === false };
    const { events, invoice } = await deps.correctInvoice(tx, worked);
    await appendShiftEvents(tx, events);
    return invoice !== null && invoice.settledAt !== null;
  };

  /** A ruling about hours decides them: those that wait from the side that it is for, else those that it names. @throws DomainError VALIDATION_FAILED. */
  const ruledMinutes = async (
    tx: MarketplaceTx,
    { reason, bookingId }: Dispute,
    { effects, outcome }: Pick<DisputeChanges, 'outcome'> & { effects: RulingEffects },
  ): Promise<number | null> => {
    if (reason !== 'hours' || effects.minutes !== null) return effects.minutes;
    const waiting = await deps.waitingHours(tx, bookingId);
    if (!waiting) return null;
    const sender = waiting.by === 'clinic' ? 'for_clinic' : 'for_temp';
    if (outcome !== sender) throw refuseEffect('minutes', 'dispute.minutesNeeded');
    return waiting.minutes;
  };

  const changesFor = (
    dispute: Dispute,
    { outcome, ruling }: Pick<DisputeChanges, 'outcome' | 'ruling'>,
    { effects, by, at }: { effects: RulingEffects; by: number; at: Date },
  ): DisputeChanges =>
    dispute.status === 'appealed'
      ? {
          ...{ status: 'closed', closedAt: at, appealRuledAt: at, appealRuledBy: by },
          ...{ appealOutcome: outcome, appealRuling: ruling, appealEffects: effects },
        }
      : { status: 'ruled', ruledAt: at, ruledBy: by, outcome, ruling, effects };

  return {
    /** The booking leaves the case with the effects, in one transaction. @throws DomainError FORBIDDEN, NOT_FOUND, CONFLICT illegal_step, own_case, same_administrator, answer_open. */
    async rule(info: RequestInfo, input: object): Promise<Dispute> {
      await commands.consumeWriteQuota(info);
      const viewer = requireAdmin(info);
      const { disputeId, effects: asked, ...words } = parseInput(ruleDisputeRule, input);
      return commands.run(info, { operation: 'ruleDispute', input }, async (tx) => {
        const found = await disputes.find(tx, disputeId);
        const held = found && (await bookingLock.lock(tx, found.bookingId));
        const dispute = held && (await disputes.find(tx, disputeId));
        if (!dispute) throw notFound();
        const { booking } = held;
        const at = clock.now();
        if (!WAITING_STATUSES.includes(dispute.status)) {
          throw conflict('dispute.step', { reasons: ['illegal_step'] });
        }
        requireRuling(await deciderIn(tx, deps.people, viewer), dispute, booking, at);
        const named = effectsFor(dispute, asked);
        const { outcome } = words;
        const minutes = await ruledMinutes(tx, dispute, { effects: named, outcome });
        const effects = { ...named, minutes };
        const decision = { effects, by: viewer.userId, at };
        const ruled = await disputes.change(tx, dispute, changesFor(dispute, words, decision));
        if (effects.isDeductionLifted !== null) {
          await reliability.decideNoShow(tx, booking.id, {
            ...{ isRemoved: effects.isDeductionLifted, answer: words.ruling },
            ...{ by: viewer.userId, at },
          });
        }
        const { isPaid } = effects;
        const isCovered =
          minutes !== null && (await billRuledHours(tx, booking, { minutes, isPaid }, at));
        if (isPaid !== null) {
          const hasInvoice = await rulePayment(tx, booking, { isPaid, now: at });
          if (!hasInvoice) throw refuseEffect('isPaid', 'dispute.noInvoice');
        }
        const to = statusAfter(dispute, effects, isCovered);
        const step = { action: 'settle_dispute', by: 'admin', to } as const;
        const settled = await applyTransition(tx, booking, step, { at, ...endedBy(to, at) });
        if (to === 'completed') await deps.renewWaitingHours(tx, booking.id, at);
        await announceDispute(tx, ruled, settled, { action: 'rule', by: 'admin', at });
        await reportRuling(tx, info, ruled, settled, { actorId: viewer.userId, at });
        return ruled;
      });
    },
  };
}

export type Ruling = ReturnType<typeof createRuling>;
