import { useState, type FormEvent } from 'react';
import { LIMITS } from '@tbt/contracts';
import {
  Button,
  Cluster,
  DateField,
  FormField,
  Grid,
  Select,
  Stack,
  TextArea,
} from '@tbt/design-system';
import { now } from '@tbt/web-kit';
import type { ReviewItemFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { useDecision } from './use-decision';

const PRESETS = ['unreadable', 'otherPerson', 'expired', 'notInRegister', 'wrongDocument'] as const;

const SOON_MS = 45 * 86_400_000;

const endsSoon = (date: string): boolean =>
  date !== '' && Date.parse(date) - now().getTime() < SOON_MS;

const hintOf = (expiresOn: string, deadline: string | null | undefined) => {
  if (endsSoon(expiresOn)) return 'profile.review.expirySoon';
  return deadline ? 'profile.review.expiryHint' : 'profile.review.expiryNone';
};

export function DecisionForm({ item, about }: { item: ReviewItemFragment; about: string }) {
  const t = useText();
  const [mode, setMode] = useState<'approved' | 'rejected'>('approved');
  const [expiresOn, setExpiresOn] = useState(item.defaultExpiry ?? '');
  const [reason, setReason] = useState('');
  const { decide, errors, isSending } = useDecision(item);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const values = mode === 'approved' ? { expiresOn: expiresOn || null } : { reason };
    void decide({ decision: mode, ...values });
  };
  if (mode === 'approved')
    return (
      <form noValidate onSubmit={send} aria-label={`${t('profile.review.decision')} · ${about}`}>
        <Stack gap="3">
          <Grid column="small">
            <FormField
              label={t('profile.review.expiry')}
              hint={t(hintOf(expiresOn, item.defaultExpiry))}
              error={errors.expiresOn}
            >
              <DateField value={expiresOn} onChange={(event) => setExpiresOn(event.target.value)} />
            </FormField>
          </Grid>
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
