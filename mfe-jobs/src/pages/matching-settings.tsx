import { Card, Disclosure, ErrorState, Spinner, Stack } from '@tbt/design-system';
import { detailOf, ReadsOnlyNotice, useAnchor, useReadsOnly } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { AdvancedNote } from '../features/matching/advanced-note';
import { AskAPerson } from '../features/matching/ask-a-person';
import { ReviewAnswers } from '../features/matching/review-answers';
import { WeightsEditor } from '../features/matching/weights-editor';
import { MatchingSettingsDocument } from '../generated/graphql';
import { useText } from '../texts';

export interface MatchingSettingsProps {
  shifts: readonly { id: string; title: string }[];
  /** Called after weights change: rankings are stale. */
  onWeights: () => void;
}

export function MatchingSettings({ shifts, onWeights }: MatchingSettingsProps) {
  const t = useText();
  const { data, error, refetch } = useQuery(MatchingSettingsDocument);
  const cannotWeigh = useReadsOnly('office');
  const readsOnly = useReadsOnly();
  useAnchor(data ? 'ask' : '');
  const again = () => void refetch().catch(() => undefined);
  if (!data && error)
    return (
      <ErrorState
        title={t('jobs.matching.settingsFailed')}
        description={detailOf(error)}
        retryLabel={t('jobs.retry')}
        onRetry={again}
      />
    );
  if (!data) return <Spinner label={t('jobs.matching.loadingSettings')} />;
  return (
    <Stack gap="5">
      <Card as="section" title={t('jobs.matching.weights')} titleAs="h2">
        {cannotWeigh ? (
          <ReadsOnlyNotice />
        ) : data.hasAdvancedMatching ? (
          <Disclosure summary={t('jobs.matching.adjust')}>
            <WeightsEditor weights={data.matchingWeights} onKept={onWeights} />
          </Disclosure>
        ) : (
          <AdvancedNote />
        )}
      </Card>
      <Card as="section" id="ask" tabIndex={-1} title={t('jobs.matching.ask')} titleAs="h2">
        <Stack gap="4">
          {readsOnly ? <ReadsOnlyNotice /> : <AskAPerson shifts={shifts} onSent={again} />}
          <ReviewAnswers requests={data.myHumanReviewRequests} />
        </Stack>
      </Card>
    </Stack>
  );
}
