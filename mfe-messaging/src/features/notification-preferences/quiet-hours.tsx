import { useState, type FormEvent } from 'react';
import {
  Button,
  Card,
  Checkbox,
  Cluster,
  FormField,
  Heading,
  Stack,
  Switch,
  Text,
} from '@tbt/design-system';
import { TimeField } from '@tbt/design-system/fields';
import { toastOutcome } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import {
  NotificationPreferencesDocument,
  RemoveQuietHoursDocument,
  SetQuietHoursDocument,
  type NotificationPreferencesQuery,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { ownZone } from './own-zone';

type Hours = NonNullable<NotificationPreferencesQuery['quietHours']>;

const NIGHT = { startsAt: '22:00', endsAt: '07:00', isUrgentHeard: true };
const refetchQueries = [NotificationPreferencesDocument];

function HoursForm({ saved }: { saved: Hours | null }) {
  const t = useText();
  const [hours, setHours] = useState({ ...NIGHT, ...saved });
  const [save, { loading }] = useMutation(SetQuietHoursDocument, { refetchQueries });
  const { startsAt, endsAt, isUrgentHeard } = hours;
  const timeZone = ownZone();
  const problem =
    startsAt && endsAt && startsAt !== endsAt ? undefined : t('notifications.quiet.wrong');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    const input = { startsAt, endsAt, isUrgentHeard, timeZone };
    void toastOutcome(
      async () => (await save({ variables: { input } })).data?.setQuietHours.errors ?? [],
      { done: t('notifications.quiet.saved'), failed: t('notifications.saveFailed') },
    );
  };
  return (
    <form noValidate aria-label={t('notifications.quiet.title')} onSubmit={onSubmit}>
      <Stack gap="3">
        <Cluster gap="4" align="start">
          <FormField label={t('notifications.quiet.from')}>
            <TimeField
              value={startsAt}
              onChange={({ target }) => setHours({ ...hours, startsAt: target.value })}
            />
          </FormField>
          <FormField label={t('notifications.quiet.until')} error={problem}>
            <TimeField
              value={endsAt}
              onChange={({ target }) => setHours({ ...hours, endsAt: target.value })}
            />
          </FormField>
        </Cluster>
        <Checkbox
          label={t('notifications.quiet.urgent')}
          checked={isUrgentHeard}
          onChange={({ target }) => setHours({ ...hours, isUrgentHeard: target.checked })}
        />
        <Text size="small" tone="muted">
          {t('notifications.quiet.zone', { zone: timeZone.replaceAll('_', ' ') })}
        </Text>
        <Cluster>
          <Button type="submit" variant="secondary" loading={loading}>
            {t('notifications.quiet.save')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Hours in which no mail is sent; off by default. */
export function QuietHours({ saved }: { saved: Hours | null }) {
  const t = useText();
  const [isChosen, setChosen] = useState(false);
  const [remove, { loading }] = useMutation(RemoveQuietHoursDocument, { refetchQueries });
  const isOn = saved !== null || isChosen;
  const onSwitch = (next: boolean) => {
    setChosen(next);
    if (next || saved === null) return;
    void toastOutcome(async () => (await remove()).data?.removeQuietHours.errors ?? [], {
      done: t('notifications.quiet.removed'),
      failed: t('notifications.saveFailed'),
    });
  };
  return (
    <Card>
      <Stack gap="3">
        <Heading as="h2" size="h4">
          {t('notifications.quiet.title')}
        </Heading>
        <Text>{t('notifications.quiet.hint')}</Text>
        <Switch
          side="end"
          label={t('notifications.quiet.on')}
          checked={isOn}
          loading={loading}
          onCheckedChange={onSwitch}
        />
        {isOn && <HoursForm saved={saved} />}
      </Stack>
    </Card>
  );
}
