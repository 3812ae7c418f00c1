import type { ReactNode } from 'react';
import { EmptyState, ErrorState, Spinner } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useText } from '../../texts';

export interface DeskStateProps {
  state: 'loading' | 'error' | 'empty' | 'full';
  error: unknown;
  retry: () => void;
  empty: string;
  children: ReactNode;
}

export function DeskState({ state, error, retry, empty, children }: DeskStateProps) {
  const t = useText();
  if (state === 'loading') return <Spinner label={t('jobs.desk.loading')} layout="page" />;
  if (state === 'error')
    return (
      <ErrorState
        title={t('jobs.desk.failed')}
        description={detailOf(error)}
        retryLabel={t('jobs.retry')}
        onRetry={retry}
      />
    );
  return state === 'empty' ? <EmptyState icon="check" title={empty} /> : children;
}
