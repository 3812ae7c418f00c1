import { useState } from 'react';
import { optionLabel } from '@tbt/contracts';
import { Badge, Button, Card, Cluster, Stack, Switch, Text } from '@tbt/design-system';
import { toastOutcome, useFormats, useLocale } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import {
  DeleteJobAlertDocument,
  EditJobAlertDocument,
  JobAlertFieldsFragmentDoc,
  type JobAlertFieldsFragment,
} from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { useText } from '../../texts';
import { AlertDialog } from './alert-dialog';
import { formOf } from './alert-form';

function useSummary(alert: JobAlertFieldsFragment) {
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  const roles = alert.roles.map((role) => optionLabel(locale, 'role', role)).join(', ');
  const provinces = alert.provinces.map((each) => optionLabel(locale, 'province', each));
  const place = [...alert.cities, ...provinces].join(', ') || t('jobs.alerts.anywhere');
  const km = alert.maxTravelDistance ?? 999;
  const criteria = [
    alert.minHourlyRate &&
      t('jobs.alerts.fromRate', { rate: formats.currency(alert.minHourlyRate) }),
    km < 999 && t('jobs.search.withinKm', { km }),
    ...alert.jobTypes.map((type) => optionLabel(locale, 'jobType', type)),
    ...alert.availability.map((day) => t(`jobs.alerts.day.${day as 'Monday'}`)),
  ].filter(Boolean);
  const delivery = [
    optionLabel(locale, 'alertMethod', alert.notificationMethod),
    optionLabel(locale, 'alertFrequency', alert.frequency),
  ].join(' · ');
  return { title: `${roles} · ${place}`, criteria: criteria.join(' · '), delivery };
}

function DeleteDialog({
  id,
  title,
  onDeleted,
  onClose,
}: {
  id: string;
  title: string;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const t = useText();
  const [remove, { loading }] = useMutation(DeleteJobAlertDocument);
  const drop = async () => {
    const isDone = await toastOutcome(
      async () =>
        (await remove({ variables: { input: { alertId: id } } })).data?.deleteJobAlert.errors ?? [],
      { done: t('jobs.alerts.deleted'), failed: t('jobs.alerts.deleteFailed') },
    );
    if (isDone) onDeleted();
    onClose();
  };
  return (
    <FormDialog
      title={t('jobs.alerts.deleteTitle')}
      description={t('jobs.alerts.deleteHint', { title })}
      submitLabel={t('jobs.alerts.delete')}
      tone="danger"
      isSubmitting={loading}
      onSubmit={(event) => {
        event.preventDefault();
        void drop();
      }}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
}

export interface AlertCardProps {
  alert: FragmentType<typeof JobAlertFieldsFragmentDoc>;
  onChanged: () => void;
}

export function AlertCard({ alert: reference, onChanged }: AlertCardProps) {
  const alert = readFragment(JobAlertFieldsFragmentDoc, reference);
  const { id, isActive } = alert;
  const t = useText();
  const { locale } = useLocale();
  const { title, criteria, delivery } = useSummary(alert);
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [edit, { loading }] = useMutation(EditJobAlertDocument);
  const close = () => setOpen(null);
  const onPause = (next: boolean) =>
    toastOutcome(
      async () =>
        (await edit({ variables: { input: { alertId: id, isActive: next } } })).data?.editJobAlert
          .errors ?? [],
      {
        done: t(next ? 'jobs.alerts.resumed' : 'jobs.alerts.paused'),
        failed: t('jobs.alerts.pauseFailed'),
      },
    );
  return (
    <Card
      title={title}
      titleAs="h3"
      aside={isActive ? undefined : <Badge tone="warning">{t('jobs.alerts.isPaused')}</Badge>}
      footer={
        <Cluster gap="3" justify="between">
          <Switch
            label={t('jobs.alerts.isActive')}
            checked={isActive}
            loading={loading}
            onCheckedChange={(next) => void onPause(next)}
          />
          <Cluster gap="2">
            <Button
              variant="secondary"
              size="small"
              aria-label={t('jobs.alerts.editOne', { title })}
              onClick={() => setOpen('edit')}
            >
              {t('jobs.alerts.edit')}
            </Button>
            <Button
              variant="ghost"
              size="small"
              aria-label={t('jobs.alerts.deleteOne', { title })}
              onClick={() => setOpen('delete')}
            >
              {t('jobs.alerts.delete')}
            </Button>
          </Cluster>
        </Cluster>
      }
    >
      <Stack gap="1">
        {criteria && <Text>{criteria}</Text>}
        <Text size="small" tone="muted">
          {delivery}
        </Text>
      </Stack>
      {open === 'edit' && (
        <AlertDialog
          initial={formOf(alert, locale)}
          alert={alert}
          onSaved={onChanged}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <DeleteDialog id={id} title={title} onDeleted={onChanged} onClose={close} />
      )}
    </Card>
  );
}
