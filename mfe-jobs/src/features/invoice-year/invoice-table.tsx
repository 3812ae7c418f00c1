import { paths } from '@tbt/contracts';
import { Badge, TextLink } from '@tbt/design-system';
import { Table, type TableColumn } from '@tbt/design-system/table';
import { Link, useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  InvoiceRowFragmentDoc,
  type InvoiceRowFragment,
  type PaymentState,
} from '../../generated/graphql';
import { PersonName } from '../../parts/person-name/person-name';
import { useText } from '../../texts';
import type { InvoiceSide } from './invoice-sides';

const TONES = {
  unpaid: 'info',
  overdue: 'danger',
  on_hold: 'neutral',
  marked_paid: 'warning',
  received: 'warning',
  paid: 'success',
  credited: 'neutral',
  credit_note: 'neutral',
  refund_due: 'danger',
  refund_returned: 'warning',
  refunded: 'success',
} as const satisfies Record<PaymentState, string>;

const isSettledByNote = (state: PaymentState): boolean =>
  state === 'credit_note' || state === 'credited';

const isPaid = ({ state, paidOn }: InvoiceRowFragment): boolean =>
  paidOn != null && !isSettledByNote(state);

function useColumns(side: InvoiceSide): TableColumn<InvoiceRowFragment>[] {
  const t = useText();
  const formats = useFormats();
  const profileOf = side === 'earnings' ? paths.clinic : paths.professional;
  return [
    {
      id: 'shift',
      header: t('jobs.money.shift'),
      rowHeader: true,
      cell: ({ bookingId, jobTitle, date }) => (
        <TextLink asChild>
          <Link to={paths.booking(bookingId)}>{`${jobTitle}, ${formats.date(date)}`}</Link>
        </TextLink>
      ),
    },
    {
      id: 'partner',
      header: t(`jobs.money.${side}.partner`),
      cell: ({ partner, partnerName }) => (
        <PersonName name={partnerName} to={partner ? profileOf(partner.id) : null} />
      ),
    },
    { id: 'number', header: t('jobs.money.number'), cell: ({ number }) => formats.number(number) },
    {
      id: 'state',
      header: t('jobs.money.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`jobs.money.state.${state}`)}</Badge>,
    },
    {
      id: 'due',
      header: t('jobs.money.dueOrPaid'),
      labelOf: (invoice) => t(isPaid(invoice) ? 'jobs.money.paidOn' : 'jobs.money.due'),
      cell: ({ state, dueOn, paidOn }) =>
        isSettledByNote(state) || state === 'on_hold' ? '–' : formats.date(paidOn ?? dueOn),
    },
    {
      id: 'total',
      header: t('jobs.money.total'),
      align: 'end',
      cell: ({ total }) => formats.currency(total),
    },
  ];
}

/** Invoices, those to be paid first. */
export function InvoiceTable({
  invoices,
  side,
  isLoading = false,
}: {
  invoices: readonly FragmentType<typeof InvoiceRowFragmentDoc>[];
  side: InvoiceSide;
  isLoading?: boolean;
}) {
  const t = useText();
  const columns = useColumns(side);
  return (
    <Table
      caption={t('jobs.money.list')}
      columns={columns}
      rows={invoices.map((invoice) => readFragment(InvoiceRowFragmentDoc, invoice))}
      rowKey={({ id }) => id}
      loading={isLoading}
      loadingLabel={t('jobs.money.loading')}
    />
  );
}
