import { Text } from '@tbt/design-system';
import { useText } from '../../texts';

/** On two lines: the reason is a sentence of its own. */
export function WeakPoint({ reason }: { reason: string }) {
  const t = useText();
  return (
    <div role="group" aria-label={t('jobs.match.weakest')}>
      <Text size="small" tone="muted">
        {t('jobs.match.weakest')}
      </Text>
      <Text size="dense">{reason}</Text>
    </div>
  );
}
