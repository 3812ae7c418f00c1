import { useState } from 'react';
import { pathIn, paths } from '@tbt/contracts';
import {
  Button,
  EmptyState,
  ErrorState,
  FormField,
  LoadMore,
  Select,
  Spinner,
  Stack,
} from '@tbt/design-system';
import { detailOf, Link, mayInClinic, useFormats, useLocale, useSession } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { ShareableShiftsDocument, type ShareableShiftsQuery } from '../generated/graphql';
import { useText } from '../texts';
import { ShareLink } from './share-link';

type Shift = NonNullable<ShareableShiftsQuery['myJobs']['edges'][number]['node']>;

const FRESH = { fetchPolicy: 'cache-and-network' } as const;

function NoShift() {
  const t = useText();
  const { viewer } = useSession();
  return (
    <EmptyState
      icon="calendar"
      title={t('shell.social.noShift')}
      description={t('shell.social.noShiftHint')}
      action={
        mayInClinic(viewer, 'staffing') && (
          <Button asChild>
            <Link to={paths.postJob()}>{t('shell.home.post')}</Link>
          </Button>
        )
      }
    />
  );
}

function useShiftLine(): (shift: Shift) => string {
  const formats = useFormats();
  return ({ title, date, startTime, endTime }) =>
    [title, formats.weekday(date), formats.timeRange(startTime, endTime)].join(' · ');
}

/** One of the clinic's open shifts. */
export function ShareShift() {
  const t = useText();
  const { locale } = useLocale();
  const lineOf = useShiftLine();
  const [chosen, setChosen] = useState<string>();
  const list = useConnection(ShareableShiftsDocument, {}, (data) => data.myJobs, FRESH);
  if (list.state === 'error')
    return (
      <ErrorState
        title={t('shell.social.shiftsFailed')}
        description={detailOf(list.error)}
        retryLabel={t('shell.social.retry')}
        onRetry={list.retry}
      />
    );
  if (list.state === 'loading') return <Spinner label={t('shell.social.loading')} />;
  const shift = list.nodes.find(({ id }) => id === chosen) ?? list.nodes[0];
  if (!shift) return <NoShift />;
  return (
    <Stack gap="4">
      <FormField label={t('shell.social.which')}>
        <Select
          value={shift.id}
          onChange={({ target }) => setChosen(target.value)}
          options={list.nodes.map((node) => ({ value: node.id, label: lineOf(node) }))}
        />
      </FormField>
      {list.hasMore && (
        <LoadMore
          label={t('shell.social.more')}
          loadingLabel={t('shell.social.loading')}
          hasMore
          loading={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
      )}
      <ShareLink
        label={t('shell.social.shiftLink')}
        url={window.location.origin + pathIn(locale, paths.job(shift.id))}
        text={lineOf(shift)}
      />
    </Stack>
  );
}
