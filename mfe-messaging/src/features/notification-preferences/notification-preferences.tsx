import {
  Card,
  ErrorState,
  Heading,
  Skeleton,
  SkeletonGroup,
  Stack,
  Switch,
  Text,
  toast,
} from '@tbt/design-system';
import { detailOf, useMutation, useQuery, useSession } from '@tbt/web-kit';
import {
  NotificationPreferencesDocument,
  SetNotificationPreferenceDocument,
  type NotificationPreferencesQuery,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { PushDevices } from './push-devices';
import { QuietHours } from './quiet-hours';

type Preference = NotificationPreferencesQuery['notificationPreferences'][number];

function PreferenceSwitch({ preference }: { preference: Preference }) {
  const t = useText();
  const [save, { loading }] = useMutation(SetNotificationPreferenceDocument);
  const { category, channel, isOn } = preference;
  const complain = (description: string) =>
    toast({ variant: 'destructive', title: t('notifications.saveFailed'), description });
  const onChange = async (next: boolean) => {
    try {
      const { data } = await save({ variables: { input: { category, channel, isOn: next } } });
      const problem = data?.setNotificationPreference.errors[0];
      if (problem) complain(problem.message);
    } catch (error) {
      complain(detailOf(error));
    }
  };
  return (
    <Switch
      side="end"
      label={t(`notifications.channel.${channel}`)}
      checked={isOn}
      loading={loading}
      onCheckedChange={(next) => void onChange(next)}
    />
  );
}

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
  const categories = [...new Set(shown.map(({ category }) => category))];
  return (
    <Stack gap="4">
      <Text>{t('notifications.preferencesHint')}</Text>
      {data.pushKey && <PushDevices pushKey={data.pushKey} devices={devices} />}
      <QuietHours saved={saved} />
      {categories.map((category) => (
        <Card key={category}>
          <Stack gap="3">
            <Heading as="h2" size="h4">
              {t(`notifications.category.${category}`)}
            </Heading>
            {shown
              .filter((preference) => preference.category === category)
              .map((preference) => (
                <PreferenceSwitch key={preference.id} preference={preference} />
              ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
