import { isProfessionalRole } from '@tbt/contracts';
import { EmptyState, Page, Stack } from '@tbt/design-system';
import { RequireSession } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { EarningsPageDocument } from '../generated/graphql';
import { BillingCard } from '../parts/billing-details/billing-card';
import { useText } from '../texts';
import { InvoiceYearBody, InvoiceYearPage } from './invoice-year-body';
import { monthNumber, usePeriod } from './use-period';

const PAGE_SIZE = 20;

function Earnings() {
  const address = usePeriod();
  const { year, month } = address.period;
  const list = useConnection(
    EarningsPageDocument,
    { year, month: monthNumber(month), first: PAGE_SIZE },
    (data) => data.earnings.invoices,
    { fetchPolicy: 'cache-and-network' },
  );
  return (
    <InvoiceYearPage side="earnings" year={year}>
      <Stack gap="6">
        <InvoiceYearBody
          side="earnings"
          list={list}
          data={list.data?.earnings}
          previous={list.previousData?.earnings}
          address={address}
        />
        <BillingCard />
      </Stack>
    </InvoiceYearPage>
  );
}

/** /earnings: what a professional invoiced, by year. */
export function EarningsPage() {
  const t = useText();
  return (
    <RequireSession reason={t('jobs.earnings.signIn')}>
      {({ role }) =>
        isProfessionalRole(role) ? (
          <Earnings />
        ) : (
          <Page title={t('jobs.earnings.title')}>
            <EmptyState icon="dollar" title={t('jobs.earnings.closed')} />
          </Page>
        )
      }
    </RequireSession>
  );
}
