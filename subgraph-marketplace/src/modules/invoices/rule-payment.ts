import { refundOf } from '@tbt/contracts';
import type { MarketplaceTx } from '../../database';
import type { BilledBooking, Invoice } from './invoices.types';
import type { InvoiceChanges, InvoicesQueries } from './invoices.queries';
import type { PaymentQueries } from './payment.queries';
import type { PostingBlockQueries } from './posting-block.queries';

type Deps = { invoices: InvoicesQueries; payments: PaymentQueries; blocks: PostingBlockQueries };

const UNPAID: InvoiceChanges = {
  ...{ paidOn: null, paidMethod: null, markedPaidAt: null },
  ...{ receivedOn: null, receivedMethod: null, receivedAt: null, settledAt: null },
  paidBefore: '0.00',
};

/** Stands for a word that the clinic has not given: what the professional said about the money. */
function paid(invoice: Invoice, now: Date): InvoiceChanges {
  const { receivedOn, receivedMethod, markedPaidAt } = invoice;
  const isUnmarked = markedPaidAt === null && receivedOn !== null && refundOf(invoice) === null;
  return {
    settledAt: invoice.settledAt ?? now,
    ...(isUnmarked && { paidOn: receivedOn, paidMethod: receivedMethod, markedPaidAt: now }),
  };
}

/** By an administrator; the transaction holds the booking and tells both sides of the ruling. */
export const createRulePayment =
  ({ invoices, payments, blocks }: Deps) =>
  /** @returns false without an invoice that asks for money. */
  async (
    tx: MarketplaceTx,
    booking: Pick<BilledBooking, 'id'>,
    { isPaid, now }: { isPaid: boolean; now: Date },
  ): Promise<boolean> => {
    const invoice = await invoices.lockStanding(tx, booking.id);
    if (!invoice) return false;
    await invoices.write(tx, invoice, isPaid ? paid(invoice, now) : UNPAID);
    await payments.refreshPaysInDays(tx, invoice.clinicId);
    await blocks.clearOver(tx, now, 1);
    return true;
  };

export type RulePayment = ReturnType<typeof createRulePayment>;
