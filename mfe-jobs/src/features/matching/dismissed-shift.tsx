import { useEffect, useRef } from 'react';
import { Button, Card, Cluster, Text } from '@tbt/design-system';
import { useText } from '../../texts';

/** What stands in the place of a shift that the reader put away. */
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
  // The pressed button went away with the card; the way back takes the focus.
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
