import type { ReactNode } from 'react';
import { Table, type TableColumn } from '@tbt/design-system/table';
import { useFormats } from '@tbt/web-kit';
import type { InvoiceTotalsFieldsFragment } from '../../generated/graphql';
import { useWorkedTime } from '../../parts/worked-time/use-worked-time';
import { useText } from '../../texts';

export interface TotalsRow {
  key: string;
  name: ReactNode;
  totals: InvoiceTotalsFieldsFragment;
}

const taxesOf = ({ gst, hst, qst }: InvoiceTotalsFieldsFragment): number =>
  Number(gst) + Number(hst) + Number(qst);

export function TotalsTable({
  caption,
  nameHeader,
  rows,
}: {
  caption: string;
  nameHeader: string;
  rows: readonly TotalsRow[];
}) {
  const t = useText();
  const formats = useFormats();
  const timeOf = useWorkedTime();
  const column = (
    id: string,
    header: string,
    cell: (totals: InvoiceTotalsFieldsFragment) => ReactNode,
  ): TableColumn<TotalsRow> => ({ id, header, align: 'end', cell: ({ totals }) => cell(totals) });
  return (
    <Table
      caption={caption}
      density="dense"
      columns={[
        { id: 'name', header: nameHeader, cell: ({ name }) => name, rowHeader: true },
        column('count', t('jobs.money.count'), ({ count }) => formats.number(count)),
        column('hours', t('jobs.money.worked'), ({ minutes }) => timeOf(minutes)),
        column('subtotal', t('jobs.money.subtotal'), ({ subtotal }) => formats.currency(subtotal)),
        column('taxes', t('jobs.money.taxes'), (totals) => formats.currency(taxesOf(totals))),
        column('total', t('jobs.money.total'), ({ total }) => formats.currency(total)),
        column('unpaid', t('jobs.money.unpaid'), ({ unpaid }) => formats.currency(unpaid)),
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
