import type { ReactNode, Ref } from 'react';
import { Card, ErrorState, LoadMore, Skeleton, SkeletonGroup, Stack } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import type { ConnectionList } from '@tbt/web-kit/graph';
import { useText } from '../../texts';
import styles from './shift-list.module.css';

const SKELETONS = ['a', 'b'];

export interface ShiftListProps {
  lists: readonly Pick<
    ConnectionList<unknown>,
    'state' | 'error' | 'retry' | 'hasMore' | 'isLoadingMore' | 'loadMore'
  >[];
  /** Shown when there is nothing. */
  empty: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function ShiftList({ lists, empty, children, ref }: ShiftListProps) {
  const t = useText();
  const isAny = lists.some(({ state }) => state === 'full');
  const failed = lists.filter(({ state }) => state === 'error');
  if (!isAny && failed.length === 0 && lists.some(({ state }) => state === 'loading'))
    return (
      <SkeletonGroup label={t('jobs.shifts.loading')}>
        <div className={styles.list}>
          {SKELETONS.map((key) => (
            <Card key={key} as="div">
              <Skeleton shape="heading" width="half" />
              <Skeleton shape="box" />
            </Card>
          ))}
        </div>
      </SkeletonGroup>
    );
  const growing = lists.filter(({ hasMore }) => hasMore);
  return (
    <Stack ref={ref} gap="6">
      {failed.length > 0 && (
        <ErrorState
          title={t('jobs.shifts.failed')}
          description={detailOf(failed[0]?.error)}
          retryLabel={t('jobs.retry')}
          onRetry={() => failed.forEach(({ retry }) => retry())}
        />
      )}
      {isAny && children}
      {!isAny && failed.length === 0 && empty}
      <LoadMore
        label={t('jobs.shifts.more')}
        loadingLabel={t('jobs.shifts.loadingMore')}
        hasMore={growing.length > 0}
        loading={growing.some(({ isLoadingMore }) => isLoadingMore)}
        onLoadMore={() => growing.forEach(({ loadMore }) => loadMore())}
      />
    </Stack>
  );
}
