import { useState } from 'react';
import { EMERGENCY_TERMS } from '@tbt/contracts';
import {
  Banner,
  Button,
  Cluster,
  ConfirmDialog,
  DataList,
  FormField,
  Select,
  Stack,
  Text,
  TextField,
  toast,
} from '@tbt/design-system';
import { useCancelCost } from '@tbt/people-ui';
import { detailOf, now, useFormats } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { AnswerEmergencyDocument, type EmergencyOfferFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { arrivalChoices, arrivalOf, type ArrivalChoice } from './arrival-choices';
import { DeclineButton } from './decline-button';
import { useOfferFacts } from './use-offer-facts';

/** When the professional arrives; the first to accept is booked, and is asked before. */
export function AnswerForm({
  item,
  onTaken,
  onChanged,
}: {
  item: EmergencyOfferFragment;
  /** The answer is in. */
  onTaken: () => void;
  onChanged: () => void;
}) {
  const t = useText();
  const formats = useFormats();
  const choices = arrivalChoices(item, now());
  const [choice, setChoice] = useState<ArrivalChoice | undefined>(choices[0]);
  const [message, setMessage] = useState('');
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const facts = useOfferFacts(item);
  const cost = useCancelCost(item.startsAt);
  const books = item.isAssignedForMe
    ? t('clinic.emergency.offerBooks', { minutes: EMERGENCY_TERMS.collectMinutes })
    : t('clinic.emergency.takeAtOnce');
  const terms = `${books} ${cost ?? t('clinic.emergency.cancelCanCost')}`;
  const choiceText = (value: ArrivalChoice) =>
    value === 'start'
      ? t('clinic.emergency.atStart', { time: formats.time(item.neededTime) })
      : t('clinic.emergency.inMinutes', { minutes: Number(value) });
  const [onlyChoice, ...otherChoices] = choices;
  const [answer, { loading }] = useMutation(AnswerEmergencyDocument);
  const submit = async () => {
    setError(undefined);
    const input = {
      emergencyRequestId: item.id,
      jobRevision: item.jobRevision,
      estimatedArrival: arrivalOf(choice ?? 'start', item.startsAt, now()),
      message: message.trim() || null,
    };
    try {
      const { data } = await answer({ variables: { input } });
      const [refusal] = data?.answerEmergency.errors ?? [];
      if (refusal) setError(refusal.message);
      else {
        onTaken();
        toast({
          title: data?.answerEmergency.booking
            ? t('clinic.emergency.answered')
            : t('clinic.emergency.answerSent'),
        });
      }
    } catch (failure) {
      setError(detailOf(failure));
    }
    setAsking(false);
    onChanged();
  };
  return (
    <form
      aria-label={t('clinic.emergency.answerForm')}
      onSubmit={(event) => {
        event.preventDefault();
        if (item.isAssignedForMe) void submit();
        else setAsking(true);
      }}
    >
      <Stack gap="3">
        {error && (
          <Banner tone="danger" live="alert">
            {error}
          </Banner>
        )}
        {onlyChoice === 'start' && otherChoices.length === 0 ? (
          <Text strong>
            {t('clinic.emergency.beThere', { time: formats.time(item.neededTime) })}
          </Text>
        ) : onlyChoice && otherChoices.length === 0 ? (
          <DataList
            items={[{ term: t('clinic.emergency.arrival'), description: choiceText(onlyChoice) }]}
          />
        ) : (
          <FormField label={t('clinic.emergency.arrival')}>
            <Select
              value={choice}
              options={choices.map((value) => ({ value, label: choiceText(value) }))}
              onChange={({ target }) => setChoice(target.value as ArrivalChoice)}
            />
          </FormField>
        )}
        <FormField
          label={t('clinic.emergency.message')}
          optionalLabel={t('clinic.emergency.optional')}
        >
          <TextField
            value={message}
            maxLength={EMERGENCY_TERMS.messageMax}
            onChange={({ target }) => setMessage(target.value)}
          />
        </FormField>
        <Text size="dense" tone="muted">
          {terms}
        </Text>
        <Cluster gap="3">
          <Button type="submit" loading={loading && !isAsking}>
            {item.isAssignedForMe ? t('clinic.emergency.offerHelp') : t('clinic.emergency.take')}
          </Button>
          <DeclineButton id={item.id} onChanged={onChanged} />
        </Cluster>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('clinic.emergency.takeAsk')}
        description={terms}
        confirmLabel={t('clinic.emergency.takeConfirm')}
        cancelLabel={t('clinic.emergency.takeBack')}
        loading={loading}
        onConfirm={() => void submit()}
      >
        <DataList items={facts} />
      </ConfirmDialog>
    </form>
  );
}
