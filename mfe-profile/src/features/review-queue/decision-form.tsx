import { useState, type FormEvent } from 'react';
import { LIMITS } from '@tbt/contracts';
import {
  Button,
  Checkbox,
  Cluster,
  DateField,
  FormField,
  Grid,
  Select,
  Stack,
  TextArea,
} from '@tbt/design-system';
import type { ReviewItemFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { useDecision } from './use-decision';
import { useExpiry } from './use-expiry';

const PRESETS = ['unreadable', 'otherPerson', 'expired', 'notInRegister', 'wrongDocument'] as const;

export function DecisionForm({
  item,
  about,
  onDecided,
}: {
  item: ReviewItemFragment;
  about: string;
  onDecided: (() => void) | undefined;
}) {
  const t = useText();
  const [mode, setMode] = useState<'approved' | 'rejected'>('approved');
  const expiry = useExpiry(item.defaultExpiry);
  const [reason, setReason] = useState('');
  const { decide, errors, isSending } = useDecision(item, onDecided);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (mode === 'approved' && !expiry.check()) return;
    const values = mode === 'approved' ? { expiresOn: expiry.value || null } : { reason };
    void decide({ decision: mode, ...values });
  };
  if (mode === 'approved')
    return (
      <form noValidate onSubmit={send} aria-label={`${t('profile.review.decision')} · ${about}`}>
        <Stack gap="3">
          <Grid column="small">
            <FormField
              label={t('profile.review.expiry')}
              hint={expiry.hint}
              error={expiry.error ?? errors.expiresOn}
              required={expiry.isRequired}
            >
              <DateField
                value={expiry.value}
                onChange={(event) => expiry.setValue(event.target.value)}
              />
            </FormField>
          </Grid>
          {expiry.isShort && (
            <Checkbox
              label={expiry.shortLabel}
              checked={expiry.isShortMeant}
              onChange={(event) => expiry.setShortMeant(event.target.checked)}
              error={expiry.shortError}
            />
          )}
          <Cluster gap="2">
            <Button type="submit" loading={isSending} loadingLabel={t('profile.review.sending')}>
              {t('profile.review.approve')}
            </Button>
            <Button type="button" variant="secondary" onClick={() => setMode('rejected')}>
              {t('profile.review.rejectStart')}
            </Button>
          </Cluster>
        </Stack>
      </form>
    );
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
            {t('profile.review.reject')}
          </Button>
          <Button type="button" variant="ghost" onClick={() => setMode('approved')}>
            {t('profile.review.back')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
