import type { ReactNode } from 'react';
import { EmptyState, ErrorState, Spinner, type EmptyStateProps } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useText } from '../../texts';

export interface ListStateProps {
  state: 'loading' | 'error' | 'empty' | 'full';
  error: unknown;
  retry: () => void;
  empty: Pick<EmptyStateProps, 'title' | 'description' | 'icon'>;
  children: ReactNode;
}

export function ListState({ state, error, retry, empty, children }: ListStateProps) {
  const t = useText();
  if (state === 'loading') return <Spinner label={t('support.loading')} layout="page" />;
  if (state === 'error')
    return (
      <ErrorState
        title={t('support.failed')}
        description={detailOf(error)}
        retryLabel={t('messaging.retry')}
        onRetry={retry}
      />
    );
  return state === 'empty' ? <EmptyState icon="check" {...empty} /> : children;
}
