import { CONTACT_STATUSES, SUPPORT_REPORT_STATUSES } from '@tbt/contracts';
import { LoadMore, Stack } from '@tbt/design-system';
import { useConnection, type ConnectionList } from '@tbt/web-kit/graph';
import type { ReactNode } from 'react';
import { DeskContactCard } from '../features/contact-desk/desk-contact-card';
import { DeskReportCard } from '../features/report-desk/desk-report-card';
import { ContactQueueDocument, ReportQueueDocument } from '../generated/graphql';
import { ListState } from '../parts/list-state/list-state';
import { CaseFilters, useCaseFilter } from '../parts/support-case/case-filters';
import { useText } from '../texts';

const PAGE_SIZE = 20;
const FRESH = { fetchPolicy: 'cache-and-network' } as const;

function Queue({ list, children }: { list: ConnectionList<unknown>; children: ReactNode }) {
  const t = useText();
  return (
    <ListState {...list} empty={{ title: t('support.empty'), description: t('support.emptyHint') }}>
      <Stack gap="4">
        {children}
        <LoadMore
          label={t('support.more')}
          loadingLabel={t('support.loadingMore')}
          hasMore={list.hasMore}
          loading={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
      </Stack>
    </ListState>
  );
}

/** Contact messages; what is due first comes first. */
export function ContactQueue() {
  const t = useText();
  const variables = { first: PAGE_SIZE, filter: useCaseFilter(CONTACT_STATUSES) };
  const list = useConnection(
    ContactQueueDocument,
    variables,
    (data) => data.contactMessages,
    FRESH,
  );
  return (
    <Stack gap="5">
      <CaseFilters
        statuses={CONTACT_STATUSES.map((value) => ({
          value,
          label: t(`support.contactStatus.${value}`),
        }))}
      />
      <Queue list={list}>
        {list.nodes.map((message) => (
          <DeskContactCard key={message.id} message={message} />
        ))}
      </Queue>
    </Stack>
  );
}

/** Reports of users; what is due first comes first. */
export function ReportQueue() {
  const t = useText();
  const variables = { first: PAGE_SIZE, filter: useCaseFilter(SUPPORT_REPORT_STATUSES) };
  const list = useConnection(ReportQueueDocument, variables, (data) => data.reports, FRESH);
  return (
    <Stack gap="5">
      <CaseFilters
        statuses={SUPPORT_REPORT_STATUSES.map((value) => ({
          value,
          label: t(`support.reportStatus.${value}`),
        }))}
      />
      <Queue list={list}>
        {list.nodes.map((report) => (
          <DeskReportCard key={report.id} report={report} />
        ))}
      </Queue>
    </Stack>
  );
}
