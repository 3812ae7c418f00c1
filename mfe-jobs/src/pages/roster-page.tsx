import { LIMITS } from '@tbt/contracts';
import {
  Cluster,
  DateField,
  EmptyState,
  ErrorState,
  FormField,
  Page,
  Spinner,
  Stack,
  Text,
} from '@tbt/design-system';
import {
  ChosenLocationNotice,
  detailOf,
  RequireSession,
  useChosenLocation,
  useFormats,
} from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { RosterDays } from '../features/roster/roster-days';
import { RosterPageDocument } from '../generated/graphql';
import { usePickerTexts } from '../parts/picker-texts/use-picker-texts';
import { CsvButton } from '../parts/save-file/csv-button';
import { PrintButton } from '../parts/save-file/print-button';
import { useText } from '../texts';
import { useRosterSpan } from './use-roster-span';

type Span = ReturnType<typeof useRosterSpan>['span'];

function RosterList({ span, isValid }: { span: Span; isValid: boolean }) {
  const t = useText();
  const { at } = useChosenLocation();
  const { data, error, loading, refetch } = useQuery(
    RosterPageDocument,
    isValid ? { variables: { ...span, at }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  if (!isValid)
    return (
      <ErrorState
        title={t('jobs.roster.badSpan')}
        description={t('jobs.roster.badSpanHint', { days: LIMITS.shiftCalendarDaysMax })}
      />
    );
  if (loading && !data) return <Spinner label={t('jobs.roster.loading')} layout="page" />;
  if (!data)
    return (
      <ErrorState
        title={t('jobs.roster.failed')}
        description={detailOf(error)}
        retryLabel={t('jobs.retry')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return data.roster.length === 0 ? (
    <EmptyState
      icon="calendar"
      title={t('jobs.roster.empty')}
      description={t('jobs.roster.emptyHint')}
    />
  ) : (
    <RosterDays lines={data.roster} />
  );
}

function Roster() {
  const t = useText();
  const formats = useFormats();
  const { calendar } = usePickerTexts();
  const { span, isValid, choose } = useRosterSpan();
  const { at } = useChosenLocation();
  const place = at ? `&locationId=${at.locationId ?? 'account'}` : '';
  const { from, to } = span;
  return (
    <Page
      title={t('jobs.roster.title')}
      description={t('jobs.roster.lead')}
      actions={
        <Cluster gap="2" data-print="hidden">
          <CsvButton
            path={`/api/roster?from=${from}&to=${to}${place}`}
            fileName={`roster-${from}-${to}.csv`}
          />
          <PrintButton />
        </Cluster>
      }
    >
      <Stack gap="5">
        <ChosenLocationNotice />
        <Cluster gap="3" data-print="hidden">
          <FormField label={t('jobs.roster.from')}>
            <DateField
              calendar={calendar}
              value={from}
              onChange={(event) => event.target.value && choose({ from: event.target.value })}
            />
          </FormField>
          <FormField label={t('jobs.roster.to')}>
            <DateField
              calendar={calendar}
              value={to}
              min={from}
              onChange={(event) => event.target.value && choose({ to: event.target.value })}
            />
          </FormField>
        </Cluster>
        <Text tone="muted">
          {t('jobs.roster.span', { from: formats.date(from), to: formats.date(to) })}
        </Text>
        <RosterList span={span} isValid={isValid} />
      </Stack>
    </Page>
  );
}

/** /roster: who works for the clinic when. */
export function RosterPage() {
  const t = useText();
  return (
    <RequireSession reason={t('jobs.roster.signIn')}>
      {({ role }) =>
        role === 'clinic' ? (
          <Roster />
        ) : (
          <Page title={t('jobs.roster.title')}>
            <EmptyState icon="calendar" title={t('jobs.roster.closed')} />
          </Page>
        )
      }
    </RequireSession>
  );
}
