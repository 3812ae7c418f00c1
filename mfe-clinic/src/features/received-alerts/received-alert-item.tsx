import { useState } from 'react';
import { CLINIC_ALERT_TERMS, paths, type AlertAnswer } from '@tbt/contracts';
import {
  Badge,
  Button,
  Card,
  Cluster,
  FormField,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, toastOutcome, useFormats } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import {
  ReadAlertDocument,
  ReceivedAlertItemFragmentDoc,
  RespondToAlertDocument,
} from '../../generated/graphql';
import { useText } from '../../texts';

const ANSWERS = ['interested', 'declined'] as const;

export function ReceivedAlertItem({
  alert,
  onChanged,
}: {
  alert: FragmentType<typeof ReceivedAlertItemFragmentDoc>;
  onChanged: () => void;
}) {
  const t = useText();
  const nameOf = useMemberName();
  const formats = useFormats();
  const item = readFragment(ReceivedAlertItemFragmentDoc, alert);
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const [read] = useMutation(ReadAlertDocument);
  const [respond, { loading }] = useMutation(RespondToAlertDocument);
  const { alertId, clinic } = item;
  const open = () => {
    setOpen(true);
    if (!item.readAt)
      void read({ variables: { input: { alertId } } }).then(onChanged, () => undefined);
  };
  const answer = async (given: AlertAnswer) => {
    const input = { alertId, answer: given, message: message.trim() || null };
    await toastOutcome(
      async () => (await respond({ variables: { input } })).data?.respondToAlert.errors ?? [],
      { done: t('clinic.alerts.answered'), failed: t('clinic.alerts.answerFailed') },
    );
    onChanged();
  };
  return (
    <Card
      title={item.title}
      titleAs="h2"
      subtitle={t('clinic.alerts.from', {
        clinic: nameOf(clinic),
        when: formats.relative(item.sentAt),
      })}
      aside={
        item.answer || item.isOver ? (
          ANSWERS.filter((known) => known === item.answer).map((known) => (
            <Badge key={known} tone={known === 'interested' ? 'success' : undefined}>
              {t(`clinic.alerts.mine.${known}`)}
            </Badge>
          ))
        ) : (
          <Badge tone={item.readAt ? undefined : 'info'}>
            {t(item.readAt ? 'clinic.alerts.seen' : 'clinic.alerts.new')}
          </Badge>
        )
      }
    >
      <Stack gap="4">
        <Text clamp={isOpen ? undefined : 2}>{item.message}</Text>
        {item.isOver && <Text tone="muted">{t('clinic.alerts.over')}</Text>}
        {!isOpen && !item.isOver && !item.answer && (
          <Cluster>
            <Button variant="secondary" size="small" onClick={open}>
              {t('clinic.alerts.open')}
            </Button>
          </Cluster>
        )}
        {isOpen && !item.answer && !item.isOver && (
          <Stack gap="3">
            <FormField label={t('clinic.alerts.reply')} optionalLabel={t('clinic.alerts.optional')}>
              <TextField
                value={message}
                maxLength={CLINIC_ALERT_TERMS.replyMax}
                onChange={({ target }) => setMessage(target.value)}
              />
            </FormField>
            <Cluster gap="3">
              <Button loading={loading} onClick={() => void answer('interested')}>
                {t('clinic.alerts.sayInterested')}
              </Button>
              <Button variant="secondary" loading={loading} onClick={() => void answer('declined')}>
                {t('clinic.alerts.sayNo')}
              </Button>
            </Cluster>
          </Stack>
        )}
        {clinic && (item.isOver || item.answer === 'interested') && (
          <Cluster gap="4">
            {item.answer === 'interested' && (
              <TextLink asChild>
                <Link to={paths.messages(clinic.id)}>{t('clinic.alerts.writeClinic')}</Link>
              </TextLink>
            )}
            <TextLink asChild>
              <Link to={paths.clinic(clinic.id)}>{t('clinic.alerts.seeShifts')}</Link>
            </TextLink>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
