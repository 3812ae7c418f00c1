import { TextLink } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  BookingInvoicesFragmentDoc,
  InvoiceFactsFragmentDoc,
  type InvoiceFactsFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';

const pdfAddress = (invoiceId: string, locale: string): string =>
  `/api/invoices/${invoiceId}/pdf?lang=${locale.slice(0, 2)}`;

export function InvoicePdf({ invoice }: { invoice: InvoiceFactsFragment }) {
  const t = useText();
  const { locale } = useLocale();
  const kind = invoice.kind === 'credit_note' ? 'credit' : 'invoice';
  return (
    <TextLink href={pdfAddress(invoice.id, locale)} target="_blank" rel="noreferrer">
      {t(`jobs.invoice.pdf.${kind}`, { number: invoice.number })}
    </TextLink>
  );
}

type WithInvoices = FragmentType<typeof BookingInvoicesFragmentDoc>;

export const hasInvoices = (booking: WithInvoices): boolean =>
  readFragment(BookingInvoicesFragmentDoc, booking).invoices.length > 0;

/** The invoices among the files of a booking. */
export function InvoiceDocuments({ booking }: { booking: WithInvoices }) {
  const { invoices } = readFragment(BookingInvoicesFragmentDoc, booking);
  return invoices.map((invoice) => (
    <li key={invoice.id}>
      <InvoicePdf invoice={readFragment(InvoiceFactsFragmentDoc, invoice)} />
    </li>
  ));
}
