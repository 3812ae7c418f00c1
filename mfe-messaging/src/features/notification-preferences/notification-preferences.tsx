import {
  Card,
  ErrorState,
  Heading,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
} from '@tbt/design-system';
import { detailOf, useSession } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { NotificationPreferencesDocument } from '../../generated/graphql';
import { concernsRole } from '../../parts/notifications/concerns-role';
import { useText } from '../../texts';
import { PreferenceTable } from './preference-table';
import { PushDevices } from './push-devices';
import { QuietHours } from './quiet-hours';

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
  const shown = preferences.filter(
    ({ category, channel }) =>
      concernsRole(category, viewer?.role) && (channel !== 'push' || devices.length > 0),
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
