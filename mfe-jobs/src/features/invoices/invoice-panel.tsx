import { useState } from 'react';
import { paths, refundOf } from '@tbt/contracts';
import { Button, Cluster, Icon, Stack, Text } from '@tbt/design-system';
import { Link, mayInClinic, useSession } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  BookingInvoicesFragmentDoc,
  InvoiceFactsFragmentDoc,
  type BookingInvoicesFragment,
  type InvoiceFactsFragment,
  type ShiftSide,
} from '../../generated/graphql';
import { BookingPanel } from '../../parts/booking-panel/booking-panel';
import { useText } from '../../texts';
import { AskBillingDetails } from '../../parts/billing-details/ask-billing-details';
import { isDisputed, isHeld } from './payment-step';
import { PdfLink } from './pdf-link';
import { InvoiceSummary, type InvoiceHold } from './invoice-summary';
import { MarkPaymentDialog, markTexts, type Mark } from './mark-payment-dialog';

/** Statuses of a booking whose invoice is still to come. */
const BEFORE_INVOICE = ['checked_in', 'completed', 'approved'];

/** The professional may have the money before the clinic says that it was sent. */
const isUnannounced = (mark: Mark, invoice: InvoiceFactsFragment): boolean =>
  mark === 'mark_received' && invoice.state !== 'marked_paid' && !refundOf(invoice);

const holdOf = (booking: BookingInvoicesFragment, invoice: InvoiceFactsFragment) => {
  if (isDisputed(booking, invoice)) return 'dispute' satisfies InvoiceHold;
  return isHeld(booking, invoice) ? ('waiver' satisfies InvoiceHold) : null;
};

/** Offered to members who may pay; others read who that is. */
const MARKABLE: readonly string[] = ['open', 'overdue', 'refund_due', 'refund_returned'];

export function InvoicePanel({
  booking: reference,
  reader,
  name,
}: {
  booking: FragmentType<typeof BookingInvoicesFragmentDoc>;
  reader: ShiftSide;
  name: string;
}) {
  const booking = readFragment(BookingInvoicesFragmentDoc, reference);
  const t = useText();
  const [marking, setMarking] = useState<{ mark: Mark; invoice: InvoiceFactsFragment } | null>(
    null,
  );
  const { viewer } = useSession();
  const cannotMark = reader === 'clinic' && !mayInClinic(viewer, 'payments');
  const invoices = booking.invoices.map((each) => readFragment(InvoiceFactsFragmentDoc, each));
  const isAwaited = BEFORE_INVOICE.includes(booking.status);
  const isUnpaid =
    booking.status !== 'disputed' &&
    (isAwaited || invoices.some(({ state }) => state === 'open' || state === 'overdue'));
  if (invoices.length === 0 && !isAwaited) return null;
  return (
    <BookingPanel title={t('jobs.invoice.title')}>
      {invoices.length === 0 && (
        <Text>{t(reader === 'temp' ? 'jobs.invoice.coming' : 'jobs.invoice.comingClinic')}</Text>
      )}
      {invoices.map((invoice) => (
        <Stack key={invoice.id} gap="3">
          <InvoiceSummary {...{ invoice, reader, name }} hold={holdOf(booking, invoice)} />
          <Cluster gap="4">
            {reader === 'temp' && invoice.state === 'overdue' && !holdOf(booking, invoice) && (
              <Button asChild>
                <Link to={paths.messages(booking.clinicId, booking.jobId)}>
                  <Icon name="message" size="small" />
                  {t('jobs.shifts.messageClinic')}
                </Link>
              </Button>
            )}
            {(['mark_paid', 'mark_received'] as const)
              .filter((mark) => !cannotMark && invoice.actions.includes(mark))
              .map((mark) => (
                <Button
                  key={mark}
                  variant={
                    isUnannounced(mark, invoice) || isHeld(booking, invoice)
                      ? 'secondary'
                      : 'primary'
                  }
                  onClick={() => setMarking({ mark, invoice })}
                >
                  {isUnannounced(mark, invoice)
                    ? t('jobs.invoice.sayReceived')
                    : t(`${markTexts(invoice)}.${mark}`)}
                </Button>
              ))}
            <PdfLink invoice={invoice} />
          </Cluster>
          {cannotMark && booking.status !== 'disputed' && MARKABLE.includes(invoice.state) && (
            <Text tone="muted">{t('jobs.invoice.payersOnly')}</Text>
          )}
        </Stack>
      ))}
      {reader === 'temp' && isUnpaid && <AskBillingDetails />}
      {marking && (
        <MarkPaymentDialog
          {...marking}
          bookingId={booking.id}
          name={name}
          onClose={() => setMarking(null)}
        />
      )}
    </BookingPanel>
  );
}
