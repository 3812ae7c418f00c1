import { useState } from 'react';
import { parseId } from '@tbt/contracts';
import { Checkbox, EmptyState, Page, SearchField, Split, Stack } from '@tbt/design-system';
import {
  actorIdOf,
  RequireSession,
  useRealtime,
  useSearchParams,
  type SessionViewer,
} from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { Chat } from '../features/chat/chat';
import { ConnectionBadge } from '../features/chat/connection-badge';
import { ConversationList } from '../features/conversation-list/conversation-list';
import { PresenceChoice } from '../features/conversation-list/presence-choice';
import { MessageSearch } from '../features/message-search/message-search';
import { useSearchText } from '../features/message-search/use-search-text';
import { readFragment } from '../generated';
import { ConversationRowFragmentDoc, MessagesPageDocument } from '../generated/graphql';
import { useText } from '../texts';

const PAGE_SIZE = 30;

function Conversations({ viewer }: { viewer: SessionViewer }) {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const asked = parseId(query.get('userId'));
  const otherUserId = asked === actorIdOf(viewer) ? null : asked;
  const [unreadOnly, setUnreadOnly] = useState(false);
  const { typed, setTyped, searched } = useSearchText();
  const list = useConnection(
    MessagesPageDocument,
    { first: PAGE_SIZE, unreadOnly },
    (data) => data.conversations,
    { fetchPolicy: 'cache-and-network' },
  );
  useRealtime(
    (frame) => {
      if (['new_message', 'message_sent', 'presence', 'gap'].includes(frame.type)) list.retry();
    },
    { onBack: list.retry },
  );
  const pinned = list.data?.pinnedConversations ?? [];
  const chosen = [...pinned, ...list.nodes].find(
    (row) => Number(readFragment(ConversationRowFragmentDoc, row).otherUserId) === otherUserId,
  );
  return (
    <Split
      showing={otherUserId === null ? 'list' : 'detail'}
      listLabel={t('messaging.conversations')}
      list={
        <Stack gap="3">
          {list.data && <PresenceChoice isShown={list.data.showsPresence} />}
          <SearchField
            label={t('messaging.search')}
            placeholder={t('messaging.search')}
            clearLabel={t('messaging.search.clear')}
            value={typed}
            onValueChange={setTyped}
          />
          {searched === null ? (
            <>
              <Checkbox
                label={t('messaging.unreadOnly')}
                checked={unreadOnly}
                onChange={({ target }) => setUnreadOnly(target.checked)}
              />
              <ConversationList
                {...{ list, pinned, unreadOnly }}
                chosenId={chosen?.id}
                isClinic={viewer.role === 'clinic'}
              />
            </>
          ) : (
            <MessageSearch text={searched} viewerId={actorIdOf(viewer)} />
          )}
        </Stack>
      }
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
            soughtSeq={parseId(query.get('seq'))}
            onLatest={() => {
              const { seq: _seq, ...rest } = Object.fromEntries(query);
              setQuery(rest, { replace: true });
            }}
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
