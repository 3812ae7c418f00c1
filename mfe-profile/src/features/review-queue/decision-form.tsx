import { useState, type FormEvent } from 'react';
import { Button, Checkbox, Cluster, DateField, FormField, Grid, Stack } from '@tbt/design-system';
import type { ReviewItemFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { RejectionForm } from './rejection-form';
import { useDecision } from './use-decision';
import { useExpiry } from './use-expiry';

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
  const { decide, errors, isSending } = useDecision(item, onDecided);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (expiry.check()) void decide({ decision: mode, expiresOn: expiry.value || null });
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
  const toApproval = () => setMode('approved');
  return <RejectionForm about={about} item={item} onBack={toApproval} onDecided={onDecided} />;
}
