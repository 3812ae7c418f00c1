import { Button, Cluster, StatusDot, type Tone } from '@tbt/design-system';
import { useRealtime, type RealtimeState } from '@tbt/web-kit';
import { useText } from '../../texts';

const TONES: Record<RealtimeState, Tone> = {
  connected: 'success',
  connecting: 'warning',
  disconnected: 'neutral',
  error: 'danger',
};

/** Connection status; after the last attempt a retry button. */
export function ConnectionBadge() {
  const t = useText();
  const { state, reconnect } = useRealtime();
  return (
    <Cluster gap="3">
      <StatusDot tone={TONES[state]} label={t(`messaging.state.${state}`)} live />
      {state === 'error' && (
        <Button size="small" variant="secondary" onClick={reconnect}>
          {t('messaging.reconnect')}
        </Button>
      )}
    </Cluster>
  );
}
