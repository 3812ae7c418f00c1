import { useState } from 'react';
import { EMERGENCY_TERMS, ON_CALL_DAYS, optionLabel, type OnCallDay } from '@tbt/contracts';
import {
  Button,
  Card,
  Cluster,
  FormField,
  IconButton,
  Select,
  Stack,
  Switch,
  Text,
} from '@tbt/design-system';
import { TimeField } from '@tbt/design-system/fields';
import { toastOutcome, useFormats, useLocale } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import {
  OnCallSettingsFragmentDoc,
  SetOnCallDocument,
  type OnCallInput,
} from '../../generated/graphql';
import { useText } from '../../texts';

const RADII = [10, 25, 50, 100, 200];
const MORNING = { from: '07:00', to: '18:00' };

/** The switch, the radius, and the days and hours on call; every change is saved at once. */
export function OnCallSettings({
  settings,
}: {
  settings: FragmentType<typeof OnCallSettingsFragmentDoc>;
}) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const saved = readFragment(OnCallSettingsFragmentDoc, settings);
  const [span, setSpan] = useState<{ day: OnCallDay; from: string; to: string }>({
    day: 'Monday',
    ...MORNING,
  });
  const [set, { loading }] = useMutation(SetOnCallDocument);
  const hours = saved.hours.map(({ day, from, to }) => ({ day, from, to }));
  const save = (input: OnCallInput) =>
    void toastOutcome(
      async () => (await set({ variables: { input } })).data?.setOnCall.errors ?? [],
      {
        done: t(
          input.isOnCall ? 'clinic.emergency.onCallSavedNow' : 'clinic.emergency.onCallSaved',
        ),
        failed: t('clinic.emergency.onCallFailed'),
      },
    );
  const radii = [...new Set([...RADII, saved.emergencyRadius])].sort((a, b) => a - b);
  const dayOf = (day: string) => optionLabel(locale, 'day', day);
  return (
    <Card as="section" title={t('clinic.emergency.onCall')} titleAs="h2">
      <Stack gap="4">
        <Switch
          side="end"
          label={t('clinic.emergency.onCallSwitch')}
          hint={t('clinic.emergency.onCallHint')}
          checked={saved.isOnCall}
          loading={loading}
          onCheckedChange={(isOnCall) => save({ isOnCall })}
        />
        <FormField label={t('clinic.emergency.myRadius')}>
          <Select
            value={String(saved.emergencyRadius)}
            options={radii.map((km) => ({
              value: String(km),
              label: t('clinic.emergency.km', { km: String(km) }),
            }))}
            onChange={({ target }) => save({ emergencyRadius: Number(target.value) })}
          />
        </FormField>
        {saved.isOnCall && (
          <Stack gap="3">
            <Text strong>{t('clinic.emergency.hoursTitle')}</Text>
            {hours.length === 0 && <Text tone="muted">{t('clinic.emergency.hoursAlways')}</Text>}
            <Stack as="ul" gap="2">
              {hours.map((each, at) => (
                <Cluster as="li" key={`${each.day}-${each.from}-${each.to}`} justify="between">
                  <Text>{`${dayOf(each.day)}, ${formats.timeRange(each.from, each.to)}`}</Text>
                  <IconButton
                    icon="close"
                    label={t('clinic.emergency.removeHours', { day: dayOf(each.day) })}
                    onClick={() => save({ hours: hours.filter((_each, other) => other !== at) })}
                  />
                </Cluster>
              ))}
            </Stack>
            <Cluster gap="3" align="end">
              <FormField label={t('clinic.emergency.day')}>
                <Select
                  value={span.day}
                  options={ON_CALL_DAYS.map((value) => ({ value, label: dayOf(value) }))}
                  onChange={({ target }) => setSpan({ ...span, day: target.value as OnCallDay })}
                />
              </FormField>
              <Cluster gap="3">
                <FormField label={t('clinic.emergency.from')}>
                  <TimeField
                    value={span.from}
                    onChange={({ target }) => setSpan({ ...span, from: target.value })}
                  />
                </FormField>
                <FormField label={t('clinic.emergency.to')}>
                  <TimeField
                    value={span.to}
                    onChange={({ target }) => setSpan({ ...span, to: target.value })}
                  />
                </FormField>
              </Cluster>
              <Button
                variant="secondary"
                disabled={hours.length >= EMERGENCY_TERMS.onCallHoursMax}
                onClick={() => save({ hours: [...hours, span] })}
              >
                {t('clinic.emergency.addHours')}
              </Button>
            </Cluster>
            {hours.length > 0 && (
              <Switch
                side="end"
                label={t('clinic.emergency.anyTime')}
                checked={saved.emergencyAvailable}
                loading={loading}
                onCheckedChange={(emergencyAvailable) => save({ emergencyAvailable })}
              />
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
