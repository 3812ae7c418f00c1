import { useEffect } from 'react';
import { mayInClinic, useRealtime, useSession } from '@tbt/web-kit';
import { skipToken, useMutation, useQuery } from '@tbt/web-kit/graph';
import { readFragment } from '../../generated';
import {
  ChatDocument,
  ChatPersonFragmentDoc,
  ChatStrangerDocument,
  MarkReadDocument,
  MessagePartsFragmentDoc,
} from '../../generated/graphql';

/** Milliseconds between polls of the open conversation. */
const POLL_EVERY = 5_000;
const PAGE_SIZE = 50;

/** A conversation: queried, polled, pushed, and marked as read while open. */
export function useChat(otherUserId: number) {
  const variables = { userId: String(otherUserId), limit: PAGE_SIZE };
  const query = useQuery(ChatDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_EVERY,
    // A running request may have missed a pushed message.
    context: { queryDeduplication: false },
  });
  const [markRead] = useMutation(MarkReadDocument);
  const { viewer } = useSession();
  // What a viewer of the clinic has seen still waits for those who answer.
  const marksRead = viewer?.role !== 'clinic' || mayInClinic(viewer, 'staffing');
  const { refetch } = query;
  const readAgain = () => void refetch().catch(() => undefined);
  useRealtime(
    (frame) => {
      const isMine =
        (frame.type === 'new_message' && frame.message.senderId === otherUserId) ||
        (frame.type === 'message_sent' && frame.message.recipientId === otherUserId) ||
        (frame.type === 'gap' && String(frame.conversationId) === conversationId) ||
        ((frame.type === 'read' || frame.type === 'presence') && frame.userId === otherUserId);
      if (isMine) readAgain();
    },
    { onBack: readAgain },
  );

  // A failed poll keeps the previous data.
  const data = query.data ?? query.previousData;
  const conversation = data?.conversationWith ?? query.previousData?.conversationWith;
  // Not looked up in a conversation: people who block each other keep their names there.
  const isFirst = data !== undefined && !conversation;
  const stranger = useQuery(
    ChatStrangerDocument,
    isFirst ? { variables: { userId: variables.userId } } : skipToken,
  );
  const person = readFragment(
    ChatPersonFragmentDoc,
    conversation ? conversation.otherUser : stranger.data?.user,
  );
  const error = conversation ? undefined : (query.error ?? stranger.error);
  const messages =
    conversation?.messages.edges.map((edge) => readFragment(MessagePartsFragmentDoc, edge.node)) ??
    [];
  const unread = conversation?.unreadCount ?? 0;
  const lastSeq = conversation?.lastSeq ?? 0;
  const conversationId = conversation?.id;
  useEffect(() => {
    if (!marksRead || !conversationId || unread === 0 || document.visibilityState !== 'visible')
      return;
    // A failure costs a badge only.
    void markRead({ variables: { input: { conversationId, seq: lastSeq } } }).catch(
      () => undefined,
    );
  }, [conversationId, unread, lastSeq, markRead, marksRead]);

  return {
    person,
    isUnknown: isFirst && stranger.data?.user === null && !error,
    /** A closed account with existing messages. */
    hasLeft: Boolean(conversation) && !person && !query.error,
    /** The clinic's plan allows replies only, and there is nothing to reply to. */
    needsPlan: data?.needsPlanToWriteTo === true,
    messages,
    isOnline: conversation?.isOtherOnline ?? null,
    /** How the viewer keeps the conversation; undefined before its first message. */
    kept: conversation,
    lastSeq,
    otherReadSeq: conversation?.otherReadSeq ?? 0,
    isLoading: (data === undefined || (isFirst && stranger.data === undefined)) && !error,
    error,
    refetch: () => {
      readAgain();
      if (isFirst) void stranger.refetch().catch(() => undefined);
    },
    hasEarlier: conversation?.messages.pageInfo.hasPreviousPage ?? false,
    loadEarlier: () =>
      void query.fetchMore({ variables: { beforeSeq: messages[0]?.seq } }).catch(() => undefined),
  };
}
