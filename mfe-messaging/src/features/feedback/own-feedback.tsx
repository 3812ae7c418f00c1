import { Heading, LoadMore, Stack } from '@tbt/design-system';
import type { ConnectionList } from '@tbt/web-kit/graph';
import type { FragmentType } from '../../generated';
import type { OwnFeedbackItemFragmentDoc } from '../../generated/graphql';
import { ListState } from '../../parts/list-state/list-state';
import { useText } from '../../texts';
import { OwnFeedbackItem } from './own-feedback-item';

type Node = { id: string } & FragmentType<typeof OwnFeedbackItemFragmentDoc>;

/** The viewer's feedback with its answers, newest first. */
export function OwnFeedback({ list }: { list: ConnectionList<Node> }) {
  const t = useText();
  return (
    <Stack gap="4">
      <Heading>{t('feedback.own')}</Heading>
      <ListState
        {...list}
        empty={{ icon: 'tooth', title: t('feedback.none'), description: t('feedback.noneHint') }}
      >
        <Stack gap="4">
          {list.nodes.map((item) => (
            <OwnFeedbackItem key={item.id} item={item} />
          ))}
          <LoadMore
            label={t('feedback.more')}
            loadingLabel={t('support.loadingMore')}
            hasMore={list.hasMore}
            loading={list.isLoadingMore}
            onLoadMore={list.loadMore}
          />
        </Stack>
      </ListState>
    </Stack>
  );
}
