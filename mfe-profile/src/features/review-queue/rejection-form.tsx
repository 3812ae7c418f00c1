import { useState, type FormEvent } from 'react';
import { LIMITS } from '@tbt/contracts';
import { Button, Cluster, FormField, Select, Stack, TextArea } from '@tbt/design-system';
import type { ReviewItemFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { useDecision } from './use-decision';

const PRESETS = ['unreadable', 'otherPerson', 'expired', 'notInRegister', 'wrongDocument'] as const;

type Props = {
  item: ReviewItemFragment;
  about: string;
  onBack: () => void;
  onDecided?: (() => void) | undefined;
};

/** Of an approved licence, it withdraws the approval. */
export function RejectionForm({ item, about, onBack, onDecided }: Props) {
  const t = useText();
  const [reason, setReason] = useState('');
  const { decide, errors, isSending } = useDecision(item, onDecided);
  const isApproved = item.licence?.status === 'approved';
  const send = (event: FormEvent) => {
    event.preventDefault();
    void decide({ decision: 'rejected', reason });
  };
  return (
    <form noValidate onSubmit={send} aria-label={`${t('profile.review.decision')} · ${about}`}>
      <Stack gap="3">
        <FormField label={t('profile.review.preset')}>
          <Select
            placeholder={t('profile.auth.choose')}
            options={PRESETS.map((preset) => ({
              value: preset,
              label: t(`profile.review.preset.${preset}`),
            }))}
            onChange={(event) => {
              const preset = PRESETS.find((value) => value === event.target.value);
              if (preset) setReason(t(`profile.review.preset.${preset}`));
            }}
          />
        </FormField>
        <FormField
          label={t('profile.review.reason')}
          hint={t('profile.review.reasonHint')}
          error={errors.reason}
          required
        >
          <TextArea
            rows={3}
            maxLength={LIMITS.rejectionReasonMax}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </FormField>
        <Cluster gap="2">
          <Button
            type="submit"
            variant="danger"
            loading={isSending}
            loadingLabel={t('profile.review.sending')}
          >
            {t(isApproved ? 'profile.review.withdraw' : 'profile.review.reject')}
          </Button>
          <Button type="button" variant="ghost" onClick={onBack}>
            {t('profile.review.back')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
