import { FormField, Select, Switch, Text, TextLink, toast } from '@tbt/design-system';
import { Table } from '@tbt/design-system/table';
import { paths, type AlertFrequency } from '@tbt/contracts';
import { detailOf, Link } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import {
  SetNotificationPreferenceDocument,
  SetNotificationRhythmDocument,
  type NotificationPreferencesQuery,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { ownZone } from './own-zone';

type Preference = NotificationPreferencesQuery['notificationPreferences'][number];

type Row = { category: Preference['category']; cells: readonly Preference[] };

const RHYTHMS: readonly AlertFrequency[] = ['immediate', 'daily', 'weekly'];

type Outcome = { errors: readonly { message: string }[] } | undefined;

function useSave() {
  const t = useText();
  const complain = (description: string) =>
    toast({ variant: 'destructive', title: t('notifications.saveFailed'), description });
  return async (save: () => Promise<Outcome>) => {
    try {
      const problem = (await save())?.errors[0];
      if (problem) complain(problem.message);
    } catch (error) {
      complain(detailOf(error));
    }
  };
}

function PreferenceSwitch({ preference }: { preference: Preference | undefined }) {
  const t = useText();
  const attempt = useSave();
  const [save, { loading }] = useMutation(SetNotificationPreferenceDocument);
  if (!preference) return <Text tone="muted">{t('notifications.table.none')}</Text>;
  const { category, channel, isOn } = preference;
  const names = {
    category: t(`notifications.category.${category}`),
    channel: t(`notifications.channel.${channel}`),
  };
  const onChange = (next: boolean) =>
    attempt(async () => {
      const { data } = await save({ variables: { input: { category, channel, isOn: next } } });
      return data?.setNotificationPreference;
    });
  return (
    <Switch
      hideLabel
      label={t('notifications.switchOf', names)}
      checked={isOn}
      loading={loading}
      onCheckedChange={(next) => void onChange(next)}
    />
  );
}

function RhythmSelect({ preference }: { preference: Preference | undefined }) {
  const t = useText();
  const attempt = useSave();
  const [save, { loading }] = useMutation(SetNotificationRhythmDocument);
  if (!preference?.rhythm) return <Text tone="muted">{t('notifications.table.none')}</Text>;
  const { category, rhythm, isOn } = preference;
  const names = {
    category: t(`notifications.category.${category}`),
    channel: t('notifications.table.rhythm'),
  };
  const onChange = (next: AlertFrequency) =>
    attempt(async () => {
      const input = { category, rhythm: next, timeZone: ownZone() };
      const { data } = await save({ variables: { input } });
      return data?.setNotificationRhythm;
    });
  return (
    <FormField hideLabel label={t('notifications.switchOf', names)}>
      <Select
        value={rhythm}
        disabled={!isOn || loading}
        options={RHYTHMS.map((value) => ({ value, label: t(`notifications.rhythm.${value}`) }))}
        onChange={({ target }) => void onChange(target.value as AlertFrequency)}
      />
    </FormField>
  );
}

function Rhythm({ row: { category, cells } }: { row: Row }) {
  const t = useText();
  if (category === 'emergency') return <Text>{t('notifications.rhythm.always')}</Text>;
  if (category === 'job_alerts')
    return (
      <TextLink asChild>
        <Link to={paths.jobAlerts()}>{t('notifications.rhythm.byAlert')}</Link>
      </TextLink>
    );
  return <RhythmSelect preference={cells.find(({ channel }) => channel === 'email')} />;
}

/** What reaches the viewer by which channel, and how often by mail; saved at once. */
export function PreferenceTable({ preferences }: { preferences: readonly Preference[] }) {
  const t = useText();
  const rows = [...new Set(preferences.map(({ category }) => category))].map((category): Row => ({
    category,
    cells: preferences.filter((each) => each.category === category),
  }));
  const channels = (['in_app', 'email', 'push'] as const).filter((channel) =>
    preferences.some((each) => each.channel === channel),
  );
  return (
    <Table
      caption={t('notifications.table')}
      hideCaption
      rows={rows}
      rowKey={({ category }) => category}
      columns={[
        {
          id: 'category',
          header: t('notifications.table.category'),
          rowHeader: true,
          cell: ({ category }) => t(`notifications.category.${category}`),
        },
        ...channels.map((channel) => ({
          id: channel,
          header: t(`notifications.channel.${channel}`),
          cell: ({ cells }: Row) => (
            <PreferenceSwitch preference={cells.find((each) => each.channel === channel)} />
          ),
        })),
        {
          id: 'rhythm',
          header: t('notifications.table.rhythm'),
          cell: (row) => <Rhythm row={row} />,
        },
      ]}
    />
  );
}
