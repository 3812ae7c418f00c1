import { useState } from 'react';
import { Badge, Button, Card, Stack, Stat, StatGroup, Text, type Tone } from '@tbt/design-system';
import { toastOutcome, useFormats, useReadsOnly } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import {
  CancelClinicAlertDocument,
  ClinicAlertItemFragmentDoc,
  SendClinicAlertDocument,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { AlertAnswers } from './alert-answers';

const TONES: Readonly<Record<string, Tone>> = { sent: 'success', active: 'info' };
const STATUSES = ['active', 'sent', 'cancelled', 'expired'] as const;

/** One alert: delivered, read and answered. */
export function ClinicAlertItem({
  alert,
  canSend,
  onChanged,
}: {
  alert: FragmentType<typeof ClinicAlertItemFragmentDoc>;
  /** Whether the plan has alerts left this month. */
  canSend: boolean;
  onChanged: () => void;
}) {
  const t = useText();
  const formats = useFormats();
  const item = readFragment(ClinicAlertItemFragmentDoc, alert);
  const readsOnly = useReadsOnly();
  const [isOpen, setOpen] = useState(false);
  const [cancel, { loading: isStopping }] = useMutation(CancelClinicAlertDocument);
  const [send, { loading: isSending }] = useMutation(SendClinicAlertDocument);
  const status = STATUSES.find((known) => known === item.status) ?? 'active';
  const stop = async () => {
    await toastOutcome(
      async () =>
        (await cancel({ variables: { input: { alertId: item.id } } })).data?.cancelClinicAlert
          .errors ?? [],
      { done: t('clinic.alerts.cancelled'), failed: t('clinic.alerts.cancelFailed') },
    );
    onChanged();
  };
  const sendNow = async () => {
    await toastOutcome(
      async () =>
        (await send({ variables: { input: { alertId: item.id } } })).data?.sendClinicAlert.errors ??
        [],
      { done: t('clinic.alerts.sentNow'), failed: t('clinic.alerts.sendFailed') },
    );
    onChanged();
  };
  const hasAnswers = item.answerCount > 0 && !isOpen;
  const isUnsent = status === 'active' && !readsOnly;
  const isStoppable = (status === 'sent' || status === 'active') && !readsOnly;
  return (
    <Card
      title={item.title}
      titleAs="h3"
      subtitle={t('clinic.alerts.sentOn', {
        date: formats.instantDate(item.sentAt ?? item.createdAt),
      })}
      aside={<Badge tone={TONES[status]}>{t(`clinic.alerts.status.${status}`)}</Badge>}
      footer={
        (hasAnswers || isStoppable) && (
          <>
            {isUnsent && canSend && (
              <Button size="small" loading={isSending} onClick={() => void sendNow()}>
                {t('clinic.alerts.send')}
              </Button>
            )}
            {hasAnswers && (
              <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
                {t('clinic.alerts.seeAnswers', { count: item.answerCount })}
              </Button>
            )}
            {isStoppable && (
              <Button
                variant={hasAnswers || (isUnsent && canSend) ? 'ghost' : 'secondary'}
                size="small"
                loading={isStopping}
                onClick={() => void stop()}
              >
                {t('clinic.alerts.cancel')}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap="4">
        <Text clamp={3}>{item.message}</Text>
        {isUnsent && (
          <Text size="dense" tone="muted">
            {t('clinic.alerts.unsent')}
          </Text>
        )}
        {item.sentAt && (
          <StatGroup>
            <Stat
              label={t('clinic.alerts.delivered')}
              value={formats.number(item.sentCount - item.waitingCount)}
              hint={
                item.waitingCount > 0
                  ? t('clinic.alerts.inDigest', { count: item.waitingCount })
                  : undefined
              }
            />
            <Stat label={t('clinic.alerts.read')} value={formats.number(item.readCount)} />
            <Stat
              label={t('clinic.alerts.interested')}
              value={formats.number(item.interestedCount)}
            />
          </StatGroup>
        )}
        {isOpen && <AlertAnswers id={item.id} answerCount={item.answerCount} />}
      </Stack>
    </Card>
  );
}
