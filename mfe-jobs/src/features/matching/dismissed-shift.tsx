import { useEffect, useRef } from 'react';
import { Button, Card, Cluster, Text } from '@tbt/design-system';
import { useText } from '../../texts';

/** Placeholder of a dismissed shift, with undo. */
export function DismissedShift({
  title,
  isBusy,
  onRestore,
}: {
  title: string;
  isBusy: boolean;
  onRestore: () => void;
}) {
  const t = useText();
  const undo = useRef<HTMLButtonElement>(null);
  // The clicked button was unmounted with the card: focus the undo button.
  useEffect(() => undo.current?.focus(), []);
  return (
    <Card as="div" variant="sunken" padding="small">
      <Cluster gap="3" justify="between">
        <Text tone="muted">{t('jobs.matching.dismissed', { title })}</Text>
        <Button ref={undo} variant="secondary" size="small" loading={isBusy} onClick={onRestore}>
          {t('jobs.matching.undo')}
        </Button>
      </Cluster>
    </Card>
  );
}
