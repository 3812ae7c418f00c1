import { parseId } from '@tbt/contracts';
import { EmptyState, Page, Split } from '@tbt/design-system';
import {
  RequireSession,
  useConnection,
  useRealtime,
  useSearchParams,
  type SessionViewer,
} from '@tbt/web-kit';
import { Chat } from '../features/chat/chat';
import { ConnectionBadge } from '../features/chat/connection-badge';
import { ConversationList } from '../features/conversation-list/conversation-list';
import { readFragment } from '../generated';
import { ConversationRowFragmentDoc, MessagesPageDocument } from '../generated/graphql';
import { useText } from '../texts';

const PAGE_SIZE = 30;

function Conversations({ viewer }: { viewer: SessionViewer }) {
  const t = useText();
  const [query] = useSearchParams();
  const asked = parseId(query.get('userId'));
  const otherUserId = asked === viewer.id ? null : asked;
  const list = useConnection(
    MessagesPageDocument,
    { first: PAGE_SIZE },
    (data) => data.conversations,
    { fetchPolicy: 'cache-and-network' },
  );
  useRealtime((frame) => {
    if (frame.type === 'new_message' || frame.type === 'message_sent') list.retry();
  });
  const chosen = list.nodes.find(
    (row) => Number(readFragment(ConversationRowFragmentDoc, row).otherUserId) === otherUserId,
  );
  return (
    <Split
      showing={otherUserId === null ? 'list' : 'detail'}
      listLabel={t('messaging.conversations')}
      list={<ConversationList list={list} chosenId={chosen?.id} />}
      detailLabel={t('messaging.chat')}
      detail={
        otherUserId === null ? (
          <EmptyState icon="message" title={t('messaging.select')} />
        ) : (
          <Chat
            key={otherUserId}
            otherUserId={otherUserId}
            viewer={viewer}
            jobId={parseId(query.get('jobId'))}
          />
        )
      }
    />
  );
}

/** /messages: every conversation and the chosen one. */
export function MessagesPage() {
  const t = useText();
  return (
    <Page title={t('messaging.title')} actions={<ConnectionBadge />}>
      <RequireSession reason={t('messaging.signIn')}>
        {(viewer) => <Conversations viewer={viewer} />}
      </RequireSession>
    </Page>
  );
}
