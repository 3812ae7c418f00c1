import { paths } from '@tbt/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  FormField,
  Page,
  Select,
  Spinner,
  Stack,
} from '@tbt/design-system';
import { detailOf, Link, useFormats, useSearchParams } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { AutomatedNotice } from '../features/matching/automated-notice';
import { ClinicMatchingDocument } from '../generated/graphql';
import { LiveShifts } from '../parts/shift-act/live-shifts';
import { useText } from '../texts';
import { MatchingSettings } from './matching-settings';
import { ShiftCandidates } from './shift-candidates';

const SHIFTS = 100;

function useShifts() {
  return useConnection(ClinicMatchingDocument, { first: SHIFTS }, (data) => data.myJobs, {
    fetchPolicy: 'cache-and-network',
  });
}

/** Shown while there are no shifts. */
function NoShifts({ list }: { list: ReturnType<typeof useShifts> }) {
  const t = useText();
  if (list.state === 'loading') return <Spinner label={t('jobs.matching.loadingShifts')} />;
  if (list.state === 'error')
    return (
      <ErrorState
        title={t('jobs.shifts.failed')}
        description={detailOf(list.error)}
        retryLabel={t('jobs.retry')}
        onRetry={list.retry}
      />
    );
  return (
    <EmptyState
      icon="calendar"
      title={t('jobs.matching.emptyClinic')}
      description={t('jobs.matching.emptyClinicHint')}
      action={
        <Button asChild>
          <Link to={paths.postJob()}>{t('jobs.shifts.post')}</Link>
        </Button>
      }
    />
  );
}

/** /ai-matching for clinics: the address has the selected shift. */
export function ClinicMatching() {
  const t = useText();
  const formats = useFormats();
  const [query, setQuery] = useSearchParams();
  const list = useShifts();
  const shifts = list.nodes;
  const chosen = query.get('job') ?? shifts[0]?.id ?? null;
  const options = shifts.map(({ id, title, date, startTime, endTime }) => ({
    value: id,
    label: `${title} · ${formats.date(date)} · ${formats.timeRange(startTime, endTime)}`,
  }));
  return (
    <LiveShifts>
      <Page
        title={t('jobs.matching.title')}
        description={t('jobs.matching.leadClinic')}
        actions={
          <Button asChild variant="secondary">
            <Link to={paths.workStyle()}>{t('jobs.matching.workStyle')}</Link>
          </Button>
        }
      >
        <Stack gap="5">
          {list.state !== 'full' && <NoShifts list={list} />}
          {options.length > 0 && (
            <FormField label={t('jobs.matching.chooseShift')}>
              <Select
                value={chosen ?? ''}
                options={options}
                onChange={(event) => setQuery({ job: event.target.value })}
              />
            </FormField>
          )}
          {chosen !== null && list.state === 'full' && (
            <ShiftCandidates key={chosen} jobId={chosen} />
          )}
          <AutomatedNotice />
          <MatchingSettings shifts={shifts} onWeights={list.retry} />
        </Stack>
      </Page>
    </LiveShifts>
  );
}
