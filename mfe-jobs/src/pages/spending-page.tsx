import { EmptyState, Page } from '@tbt/design-system';
import { RequireSession } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { SpendingPageDocument } from '../generated/graphql';
import { useText } from '../texts';
import { InvoiceYearBody, InvoiceYearPage } from './invoice-year-body';
import { monthNumber, usePeriod } from './use-period';

const PAGE_SIZE = 20;

function Spending() {
  const address = usePeriod();
  const { year, month } = address.period;
  const list = useConnection(
    SpendingPageDocument,
    { year, month: monthNumber(month), first: PAGE_SIZE },
    (data) => data.spending.invoices,
    { fetchPolicy: 'cache-and-network' },
  );
  return (
    <InvoiceYearPage side="spending" year={year}>
      <InvoiceYearBody
        side="spending"
        list={list}
        data={list.data?.spending}
        previous={list.previousData?.spending}
        address={address}
      />
    </InvoiceYearPage>
  );
}

/** /spending: what a clinic was invoiced, by year. */
export function SpendingPage() {
  const t = useText();
  return (
    <RequireSession reason={t('jobs.spending.signIn')}>
      {({ role }) =>
        role === 'clinic' ? (
          <Spending />
        ) : (
          <Page title={t('jobs.spending.title')}>
            <EmptyState icon="dollar" title={t('jobs.spending.closed')} />
          </Page>
        )
      }
    </RequireSession>
  );
}
