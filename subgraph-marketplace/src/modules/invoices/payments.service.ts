import { markPaymentRule, refundOf, type MarkPaymentValues, type ShiftParty } from '@tbt/contracts';
import { conflict, forbidden, parseInput, requireViewer, validationFailed } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { inBatches } from '../../in-batches';
import { requireTransition, type ApplySteps, type Booking, type BookingLock } from '../bookings';
import { appendShiftEvents } from '../jobs';
import { wallTimeAt } from '../places';
import { invoiceChanged } from './invoices.events';
import type { InvoiceChanges, InvoicesQueries } from './invoices.queries';
import { daysOverdue, isRefundable, sideOfMark, type PaymentMark } from './invoices.policy';
import type { Invoice } from './invoices.types';
import type { PaymentQueries } from './payment.queries';
import type { PostingBlockQueries } from './posting-block.queries';

const BATCH = 100;

type Deps = {
  database: MarketplaceDatabase;
  invoices: InvoicesQueries;
  payments: PaymentQueries;
  blocks: PostingBlockQueries;
  bookingLock: BookingLock;
  applySteps: ApplySteps;
  commands: Commands;
  clock: Clock;
};

type Payment = Omit<MarkPaymentValues, 'bookingId'>;

const MARKS = { clinic: 'mark_paid', temp: 'mark_received' } as const;

const illegal = ({ status }: Booking) =>
  conflict('booking.illegalStep', { values: { status }, reasons: ['illegal_step'] });

/** Not before the shift or its bill, and not in the future. */
function requirePaidOn(booking: Booking, { issuedOn }: Invoice, paidOn: string, now: Date): void {
  const earliest = booking.date < issuedOn ? booking.date : issuedOn;
  const { date: today } = wallTimeAt(booking.timeZone, now);
  if (paidOn >= earliest && paidOn <= today) return;
  const values = { from: earliest, to: today };
  throw validationFailed([{ path: ['paidOn'], key: 'invoice.paidOn', values }]);
}

const marked = (mark: PaymentMark, { paidOn, method }: Payment, now: Date): InvoiceChanges =>
  mark === 'mark_paid'
    ? { paidOn, paidMethod: method, markedPaidAt: now }
    : { receivedOn: paidOn, receivedMethod: method, receivedAt: now };

export type PaymentsService = ReturnType<typeof createPaymentsService>;

export function createPaymentsService(deps: Deps) {
  const { database, invoices, payments, blocks, bookingLock, applySteps, commands, clock } = deps;

  /** Only a worked shift has a status of its own for its payment, and none for a refund. */
  const step = async (
    tx: MarketplaceTx,
    booking: Booking,
    { invoice, action, by }: { invoice: Invoice; action: PaymentMark | 'pay'; by: ShiftParty },
  ) => {
    const now = clock.now();
    const event = invoiceChanged(invoice, booking, now, { action, by });
    if (invoice.kind !== 'shift' || refundOf(invoice)) return appendShiftEvents(tx, [event]);
    const mark = by === 'clinic' || by === 'temp' ? [{ action: MARKS[by], by }] : [];
    const steps = action === 'pay' ? [...mark, { action, by }] : [{ action, by }];
    await applySteps(tx, booking, steps, { at: now }, [event]);
  };

  const settled = async (tx: MarketplaceTx, clinicId: number) => {
    await payments.refreshPaysInDays(tx, clinicId);
    await blocks.clearOver(tx, clock.now(), BATCH);
  };

  /** The clinic's word alone ends a refund, as the professional's ends a payment. */
  const markRefund = async (
    tx: MarketplaceTx,
    booking: Booking,
    { invoice, mark, payment }: { invoice: Invoice; mark: PaymentMark; payment: Payment },
  ): Promise<Invoice> => {
    if (!isRefundable(booking)) throw illegal(booking);
    const isMarked = mark === 'mark_paid' && invoice.markedPaidAt !== null;
    if (isMarked || invoice.receivedAt !== null) {
      throw conflict('invoice.alreadyMarked', { reasons: ['illegal_step'] });
    }
    const now = clock.now();
    requirePaidOn(booking, invoice, payment.paidOn, now);
    const changed = await invoices.write(tx, invoice, marked(mark, payment, now));
    await step(tx, booking, { invoice: changed, action: mark, by: sideOfMark(mark, invoice) });
    return changed;
  };

  const markBy = async (
    info: RequestInfo,
    action: PaymentMark,
    input: object,
  ): Promise<Invoice> => {
    await commands.consumeWriteQuota(info);
    requireViewer(info);
    const { bookingId, ...payment } = parseInput(markPaymentRule, input);
    return commands.run(info, { operation: action, input }, async (tx) => {
      const { booking, side: own } = await bookingLock.lockOwn(tx, info.viewer, bookingId);
      const invoice = await invoices.lockStanding(tx, bookingId);
      const side = sideOfMark(action, invoice);
      if (own !== side) throw forbidden('booking.notYours');
      if (!invoice) throw illegal(booking);
      if (refundOf(invoice)) return markRefund(tx, booking, { invoice, mark: action, payment });
      if (invoice.kind === 'shift') requireTransition(booking, { action, by: side });
      const isMarked = side === 'clinic' ? invoice.markedPaidAt : invoice.receivedAt;
      const isOver = isMarked !== null || (side === 'temp' && invoice.settledAt !== null);
      if (isOver) throw conflict('invoice.alreadyMarked', { reasons: ['illegal_step'] });
      const now = clock.now();
      requirePaidOn(booking, invoice, payment.paidOn, now);
      const isBoth =
        side === 'clinic' ? invoice.receivedAt !== null : invoice.markedPaidAt !== null;
      // Money that the professional has is no longer owed, whatever the clinic says.
      const isSettled = isBoth || side === 'temp';
      const settledAt = invoice.settledAt ?? (isSettled ? now : null);
      const changes = { ...marked(action, payment, now), settledAt };
      const changed = await invoices.write(tx, invoice, changes);
      const does = isBoth ? 'pay' : action;
      await step(tx, booking, { invoice: changed, action: does, by: side });
      await settled(tx, invoice.clinicId);
      return changed;
    });
  };

  const payByClock = (bookingId: number) =>
    database.transaction(async (tx) => {
      const held = await bookingLock.lock(tx, bookingId);
      const invoice = held && (await invoices.lockStanding(tx, bookingId));
      const isDue = invoice?.settledAt === null && invoice.markedPaidAt !== null;
      if (!held || !isDue) return;
      const changed = await invoices.write(tx, invoice, { settledAt: clock.now() });
      await step(tx, held.booking, { invoice: changed, action: 'pay', by: 'clock' });
      await settled(tx, invoice.clinicId);
    });

  return {
    markPaid: (info: RequestInfo, input: object) => markBy(info, 'mark_paid', input),
    markReceived: (info: RequestInfo, input: object) => markBy(info, 'mark_received', input),

    /** The clinic's word stands after seven days. @returns how many. */
    payUnanswered: () =>
      inBatches(BATCH, async () => {
        const ids = await payments.unansweredBookingIds(clock.now(), BATCH);
        for (const id of ids) await payByClock(id);
        return ids.length;
      }),

    /** @returns how many. */
    remind: () =>
      inBatches(BATCH, () =>
        database.transaction(async (tx) => {
          const now = clock.now();
          const due = await payments.remind(tx, now, BATCH);
          const events = due.map(({ booking, ...invoice }) => {
            const days = daysOverdue(invoice, booking.timeZone, now);
            return invoiceChanged(invoice, booking, now, { action: 'remind', by: 'clock', days });
          });
          await appendShiftEvents(tx, events);
          return due.length;
        }),
      ),
  };
}
