import type { ReactNode } from 'react';
import { ErrorState, LoadMore, Skeleton, SkeletonGroup, Stack, Card } from '@tbt/design-system';
import { detailOf, type ConnectionList } from '@tbt/web-kit';
import { useText } from '../../texts';
import styles from './shift-list.module.css';

const SKELETONS = ['a', 'b'];

export interface ShiftListProps<Node> {
  list: ConnectionList<Node>;
  /** Shown when there is nothing. */
  empty: ReactNode;
  render: (node: Node) => ReactNode;
}

/** A growing list of cards in each of its states. */
export function ShiftList<Node extends { id: string }>({
  list,
  empty,
  render,
}: ShiftListProps<Node>) {
  const t = useText();
  if (list.state === 'loading')
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
  if (list.state === 'error')
    return (
      <ErrorState
        title={t('jobs.shifts.failed')}
        description={detailOf(list.error)}
        retryLabel={t('jobs.retry')}
        onRetry={list.retry}
      />
    );
  if (list.state === 'empty') return empty;
  return (
    <Stack gap="5">
      <div className={styles.list}>{list.nodes.map(render)}</div>
      <LoadMore
        label={t('jobs.shifts.more')}
        loadingLabel={t('jobs.shifts.loadingMore')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </Stack>
  );
}
