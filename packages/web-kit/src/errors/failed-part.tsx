import { ErrorState } from '@tbt/design-system';
import { useText } from '../texts';

export function FailedPart({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <ErrorState
      title={t('webKit.error.title')}
      description={t('webKit.error.body')}
      retryLabel={t('webKit.error.retry')}
      onRetry={onRetry}
    />
  );
}
