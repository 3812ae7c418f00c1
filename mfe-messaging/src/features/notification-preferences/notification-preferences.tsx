import {
  Card,
  ErrorState,
  Heading,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@tbt/design-system';
import { detailOf, useQuery, useSession } from '@tbt/web-kit';
import {
  NotificationPreferencesDocument,
  type NotificationPreferencesQuery,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { PreferenceTable } from './preference-table';
import { PushDevices } from './push-devices';
import { QuietHours } from './quiet-hours';

type Preference = NotificationPreferencesQuery['notificationPreferences'][number];

/** What only the other side of a shift gets. */
const OF_OTHERS: Partial<Record<string, readonly Preference['category'][]>> = {
  professional: ['statements'],
  clinic: ['job_alerts'],
};

/** Channels of each category, saved at once; security notifications cannot be disabled. */
export function NotificationPreferences() {
  const t = useText();
  const { viewer } = useSession();
  const { data, error, refetch } = useQuery(NotificationPreferencesDocument);
  const preferences = data?.notificationPreferences;
  if (!preferences && error)
    return (
      <ErrorState
        title={t('notifications.preferencesFailed')}
        description={detailOf(error)}
        retryLabel={t('messaging.retry')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!preferences)
    return (
      <SkeletonGroup label={t('notifications.loading')}>
        <Skeleton lines={6} />
      </SkeletonGroup>
    );
  const saved = data.quietHours ?? null;
  const devices = data.myPushDevices;
  // Nothing to choose before a device is there.
  const others = OF_OTHERS[viewer?.role ?? ''] ?? [];
  const shown = preferences.filter(
    ({ category, channel }) =>
      !others.includes(category) && (channel !== 'push' || devices.length > 0),
  );
  return (
    <Stack gap="4">
      <Text>{t('notifications.preferencesHint')}</Text>
      {data.pushKey && <PushDevices pushKey={data.pushKey} devices={devices} />}
      <QuietHours saved={saved} />
      <Card>
        <Stack gap="3">
          <Heading as="h2" size="h4">
            {t('notifications.table')}
          </Heading>
          <PreferenceTable preferences={shown} />
          <Text size="small" tone="muted">
            {t('notifications.rhythm.hint')}
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}
