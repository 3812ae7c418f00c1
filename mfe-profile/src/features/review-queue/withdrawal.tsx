import { useState } from 'react';
import { Button, Cluster, Stack, Text } from '@tbt/design-system';
import type { ReviewItemFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { RejectionForm } from './rejection-form';

/** An approved licence that the regulator has revoked. */
export function Withdrawal({ item, about }: { item: ReviewItemFragment; about: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Stack gap="3">
        <Text>{t('profile.review.withdrawHint')}</Text>
        <RejectionForm item={item} about={about} onBack={() => setOpen(false)} />
      </Stack>
    );
  return (
    <Cluster gap="3">
      <Text tone="muted">{t('profile.review.decided')}</Text>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('profile.review.withdrawStart')}
      </Button>
    </Cluster>
  );
}
