import { Cluster, Icon } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import { BookingInvoicesFragmentDoc, InvoiceFactsFragmentDoc } from '../../generated/graphql';
import { PdfLink } from './pdf-link';

export const hasInvoices = (booking: FragmentType<typeof BookingInvoicesFragmentDoc>): boolean =>
  readFragment(BookingInvoicesFragmentDoc, booking).invoices.length > 0;

export function InvoiceDocuments({
  booking,
}: {
  booking: FragmentType<typeof BookingInvoicesFragmentDoc>;
}) {
  const { invoices } = readFragment(BookingInvoicesFragmentDoc, booking);
  return invoices
    .map((reference) => readFragment(InvoiceFactsFragmentDoc, reference))
    .map((invoice) => (
      <Cluster as="li" key={invoice.id} gap="2" nowrap>
        <Icon name="file" size="small" />
        <PdfLink invoice={invoice} />
      </Cluster>
    ));
}
