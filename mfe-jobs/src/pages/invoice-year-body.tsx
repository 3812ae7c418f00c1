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
import { detailOf, type ConnectionList } from '@tbt/web-kit';
import { InvoiceTable } from '../features/invoice-year/invoice-table';
import { InvoiceYearView } from '../features/invoice-year/invoice-year-view';
import type { InvoiceSide } from '../features/invoice-year/invoice-sides';
import type { FragmentType } from '../generated';
import type { InvoiceRowFragmentDoc, InvoiceYearFieldsFragmentDoc } from '../generated/graphql';
import { CsvButton } from '../parts/save-file/csv-button';
import { PrintButton } from '../parts/save-file/print-button';
import { useText } from '../texts';
import type { usePeriod } from './use-period';

type YearRef = FragmentType<typeof InvoiceYearFieldsFragmentDoc>;
type Row = FragmentType<typeof InvoiceRowFragmentDoc> & { id: string };

interface InvoiceYearBodyProps {
  side: InvoiceSide;
  list: ConnectionList<Row>;
  year: YearRef | undefined;
  address: ReturnType<typeof usePeriod>;
}

/** Title and buttons of the two pages about invoices of a year. */
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

function InvoiceList({ side, list }: Pick<InvoiceYearBodyProps, 'side' | 'list'>) {
  const t = useText();
  if (list.nodes.length === 0)
    return (
      <EmptyState
        icon="dollar"
        title={t(`jobs.money.${side}.empty`)}
        description={t(`jobs.money.${side}.emptyHint`)}
      />
    );
  return (
    <Stack gap="4">
      <InvoiceTable invoices={list.nodes} side={side} />
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
export function InvoiceYearBody({ side, list, year, address }: InvoiceYearBodyProps) {
  const t = useText();
  if (list.state === 'loading') return <Spinner label={t('jobs.money.loading')} layout="page" />;
  if (list.state === 'error' || !year)
    return (
      <ErrorState
        title={t('jobs.money.failed')}
        description={detailOf(list.error)}
        retryLabel={t('jobs.retry')}
        onRetry={list.retry}
      />
    );
  return (
    <InvoiceYearView
      year={year}
      side={side}
      period={address.period}
      thisYear={address.thisYear}
      onPeriod={address.choose}
    >
      <InvoiceList side={side} list={list} />
    </InvoiceYearView>
  );
}
