import type { ReactNode } from 'react';
import {
  Cluster,
  EmptyState,
  ErrorState,
  LoadMore,
  Page,
  Spinner,
  Stack,
} from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import type { ConnectionList } from '@tbt/web-kit/graph';
import { InvoiceTable } from '../features/invoice-year/invoice-table';
import { InvoiceYearView } from '../features/invoice-year/invoice-year-view';
import type { InvoiceSide } from '../features/invoice-year/invoice-sides';
import { useMonthName } from '../features/invoice-year/use-month-name';
import type { FragmentType } from '../generated';
import type { InvoiceRowFragmentDoc, InvoiceYearFieldsFragmentDoc } from '../generated/graphql';
import { CsvButton } from '../parts/save-file/csv-button';
import { PrintButton } from '../parts/save-file/print-button';
import { useText } from '../texts';
import type { usePeriod } from './use-period';

type YearRef = FragmentType<typeof InvoiceYearFieldsFragmentDoc>;
type Row = FragmentType<typeof InvoiceRowFragmentDoc> & { id: string };

type YearOfInvoices = YearRef & { year: number; invoices: { edges: readonly { node: Row }[] } };

interface InvoiceYearBodyProps {
  side: InvoiceSide;
  list: ConnectionList<Row>;
  data: YearOfInvoices | undefined;
  /** Before another month or year was chosen. */
  previous: YearOfInvoices | undefined;
  address: ReturnType<typeof usePeriod>;
}

export function InvoiceYearPage({
  side,
  year,
  children,
}: {
  side: InvoiceSide;
  year: number;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <Page
      title={t(`jobs.${side}.title`)}
      description={t(`jobs.${side}.lead`)}
      actions={
        <Cluster gap="2" data-print="hidden">
          <CsvButton path={`/api/${side}?year=${year}`} fileName={`${side}-${year}.csv`} />
          <PrintButton />
        </Cluster>
      }
    >
      {children}
    </Page>
  );
}

function LoadFailure({ list }: Pick<InvoiceYearBodyProps, 'list'>) {
  const t = useText();
  return (
    <ErrorState
      title={t('jobs.money.failed')}
      description={detailOf(list.error)}
      retryLabel={t('jobs.retry')}
      onRetry={list.retry}
    />
  );
}

function NoInvoices({ side, month }: { side: InvoiceSide; month: string }) {
  const t = useText();
  const monthName = useMonthName();
  return month ? (
    <EmptyState
      icon="dollar"
      title={t('jobs.money.emptyMonth', { month: monthName(month) })}
      description={t('jobs.money.emptyMonthHint')}
    />
  ) : (
    <EmptyState
      icon="dollar"
      title={t(`jobs.money.${side}.empty`)}
      description={t(`jobs.money.${side}.emptyHint`)}
    />
  );
}

/** Of the chosen period; the list before stays, dimmed, while another month loads. */
function InvoiceList({
  side,
  list,
  previous,
  address: { period },
}: Omit<InvoiceYearBodyProps, 'data'>) {
  const t = useText();
  const isLoading = list.state === 'loading';
  const stale = previous?.invoices.edges.map(({ node }) => node) ?? [];
  if (list.state === 'error') return <LoadFailure list={list} />;
  if (list.state === 'empty') return <NoInvoices side={side} month={period.month} />;
  return (
    <Stack gap="4">
      <InvoiceTable invoices={isLoading ? stale : list.nodes} side={side} isLoading={isLoading} />
      <LoadMore
        label={t('jobs.money.more')}
        loadingLabel={t('jobs.money.loadingMore')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </Stack>
  );
}

/** A year's invoices while loading, failed and full. */
export function InvoiceYearBody({ side, list, data, previous, address }: InvoiceYearBodyProps) {
  const t = useText();
  const year = data ?? (previous?.year === address.period.year ? previous : undefined);
  if (!year)
    return list.state === 'loading' ? (
      <Spinner label={t('jobs.money.loading')} layout="page" />
    ) : (
      <LoadFailure list={list} />
    );
  return (
    <InvoiceYearView
      year={year}
      side={side}
      period={address.period}
      thisYear={address.thisYear}
      onPeriod={address.choose}
    >
      <InvoiceList {...{ side, list, previous, address }} />
    </InvoiceYearView>
  );
}
