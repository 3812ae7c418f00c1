import { useEffect, useId, useRef } from 'react';
import { DISMISSAL_REASONS, type DismissalReason } from '@tbt/contracts';
import { Button, Card, Cluster, Stack, Text } from '@tbt/design-system';
import { useText } from '../../texts';

/** Why the shift does not fit; optional. */
function DismissalReasons({ onReason }: { onReason: (reason: DismissalReason) => void }) {
  const t = useText();
  const question = useId();
  return (
    <Stack gap="2">
      <Text id={question} size="small">
        {t('jobs.matching.why')}
      </Text>
      <div role="group" aria-labelledby={question}>
        <Cluster gap="2">
          {DISMISSAL_REASONS.map((reason) => (
            <Button key={reason} variant="ghost" size="small" onClick={() => onReason(reason)}>
              {t(`jobs.matching.why.${reason}`)}
            </Button>
          ))}
        </Cluster>
      </div>
    </Stack>
  );
}

export interface DismissedShiftProps {
  title: string;
  isBusy: boolean;
  /** Once given. */
  reason: DismissalReason | null;
  onReason: (reason: DismissalReason) => void;
  onRestore: () => void;
}

export function DismissedShift({
  title,
  isBusy,
  reason,
  onReason,
  onRestore,
}: DismissedShiftProps) {
  const t = useText();
  const undo = useRef<HTMLButtonElement>(null);
  // The clicked button was unmounted: focus the undo button.
  useEffect(() => undo.current?.focus(), [reason]);
  return (
    <Card as="div" variant="sunken" padding="small">
      <Stack gap="3">
        <Cluster gap="3" justify="between">
          <Text tone="muted">{t('jobs.matching.dismissed', { title })}</Text>
          <Button ref={undo} variant="secondary" size="small" loading={isBusy} onClick={onRestore}>
            {t('jobs.matching.undo')}
          </Button>
        </Cluster>
        <div aria-live="polite">
          {reason && <Text size="small">{t(`jobs.matching.whyKept.${reason}`)}</Text>}
        </div>
        {!reason && <DismissalReasons onReason={onReason} />}
      </Stack>
    </Card>
  );
}
