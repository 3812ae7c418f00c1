import { useEffect } from 'react';
import { useMutation, useQuery, useRealtime } from '@tbt/web-kit';
import { readFragment } from '../../generated';
import { ChatDocument, MarkReadDocument, MessagePartsFragmentDoc } from '../../generated/graphql';

/** Milliseconds between two readings of the open conversation. */
const POLL_EVERY = 5_000;
const PAGE_SIZE = 50;

/** The conversation with one person: read, polled, pushed, and marked as read while it is open. */
export function useChat(otherUserId: number) {
  const variables = { userId: String(otherUserId), limit: PAGE_SIZE };
  const query = useQuery(ChatDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_EVERY,
    // A reading that is under way may have missed what was pushed since it began.
    context: { queryDeduplication: false },
  });
  const [markRead] = useMutation(MarkReadDocument);
  const { refetch } = query;
  useRealtime((frame) => {
    const isMine =
      (frame.type === 'new_message' && frame.message.senderId === otherUserId) ||
      (frame.type === 'message_sent' && frame.message.recipientId === otherUserId) ||
      (frame.type === 'read' && frame.userId === otherUserId);
    if (isMine) void refetch().catch(() => undefined);
  });

  // A reading that failed takes nothing away from what is on the screen.
  const data = query.data ?? query.previousData;
  const conversation = data?.conversationWith ?? query.previousData?.conversationWith;
  const messages =
    conversation?.messages.edges.map((edge) => readFragment(MessagePartsFragmentDoc, edge.node)) ??
    [];
  const unread = conversation?.unreadCount ?? 0;
  const lastSeq = conversation?.lastSeq ?? 0;
  const conversationId = conversation?.id;
  useEffect(() => {
    if (!conversationId || unread === 0 || document.visibilityState !== 'visible') return;
    // Not having marked it costs a badge, never the conversation.
    void markRead({ variables: { input: { conversationId, seq: lastSeq } } }).catch(
      () => undefined,
    );
  }, [conversationId, unread, lastSeq, markRead]);

  return {
    person: data?.user,
    /** No user has this id, or none whom the viewer may see. */
    isUnknown: data?.user === null && !conversation && !query.error,
    /** They have closed their account; what was written stays. */
    hasLeft: data?.user === null && Boolean(conversation) && !query.error,
    /** A clinic whose plan only lets it answer, and nobody has written or applied yet. */
    needsPlan: data?.needsPlanToWriteTo === true,
    messages,
    lastSeq,
    otherReadSeq: conversation?.otherReadSeq ?? 0,
    isLoading: data === undefined && !query.error,
    error: conversation ? undefined : query.error,
    refetch: () => void refetch().catch(() => undefined),
    hasEarlier: conversation?.messages.pageInfo.hasPreviousPage ?? false,
    loadEarlier: () =>
      void query.fetchMore({ variables: { beforeSeq: messages[0]?.seq } }).catch(() => undefined),
  };
}
