import { useCallback, useEffect, useState } from 'react';
import { useGraph } from '@tbt/web-kit';
import { readFragment } from '../../generated';
import {
  ChatDocument,
  MessagePartsFragmentDoc,
  type ChatQueryVariables,
  type MessagePartsFragment,
} from '../../generated/graphql';

const PAGE_SIZE = 50;

type Messages = readonly MessagePartsFragment[];
type Loaded = { aroundSeq: number; messages: Messages; hasEarlier: boolean };

export interface MessageWindow {
  messages: Messages;
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
  hasEarlier: boolean;
  onLoadEarlier: () => void;
  /** Whether messages between these and the latest are not loaded. */
  hasLater: boolean;
  onLoadLater: () => void;
}

const bySeq = (...pages: Messages[]): Messages =>
  [...new Map(pages.flat().map((message) => [message.seq, message])).values()].sort(
    (one, other) => one.seq - other.seq,
  );

/**
 * Loads messages around one that is before the latest, without those between; they are not cached,
 * because cached messages have no gap.
 * @returns null when the sought message is among the latest.
 */
export function useMessageWindow(
  otherUserId: number,
  soughtSeq: number | null,
  latest: Messages,
): MessageWindow | null {
  const graph = useGraph();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<{ aroundSeq: number; error: unknown } | null>(null);
  const firstLatest = latest[0]?.seq ?? 0;
  const aroundSeq = soughtSeq !== null && soughtSeq < firstLatest ? soughtSeq : null;

  const read = useCallback(
    async (range: Pick<ChatQueryVariables, 'beforeSeq' | 'afterSeq'>) => {
      const client = await graph.load();
      const { data, error } = await client.query({
        query: ChatDocument,
        variables: { userId: String(otherUserId), limit: PAGE_SIZE, ...range },
        fetchPolicy: 'no-cache',
      });
      if (error) throw error;
      const found = data?.conversationWith?.messages;
      return {
        messages: (found?.edges ?? []).map(({ node }) =>
          readFragment(MessagePartsFragmentDoc, node),
        ),
        hasEarlier: found?.pageInfo.hasPreviousPage ?? false,
      };
    },
    [graph, otherUserId],
  );

  const open = useCallback(
    async (seq: number) => {
      setFailure(null);
      try {
        const page = await read({ afterSeq: Math.max(0, seq - 1 - PAGE_SIZE / 2) });
        setLoaded({ aroundSeq: seq, ...page });
      } catch (error) {
        setFailure({ aroundSeq: seq, error });
      }
    },
    [read],
  );
  useEffect(() => {
    if (aroundSeq !== null) void open(aroundSeq);
  }, [aroundSeq, open]);

  if (aroundSeq === null) return null;
  const current = loaded?.aroundSeq === aroundSeq ? loaded : null;
  const own = current?.messages ?? [];
  const lastSeq = own.at(-1)?.seq ?? 0;
  const hasLater = lastSeq < firstLatest - 1;

  const extend = (range: Pick<ChatQueryVariables, 'beforeSeq' | 'afterSeq'>) =>
    void read(range)
      .then(({ messages, hasEarlier }) =>
        setLoaded(
          (known) =>
            known && {
              ...known,
              messages: bySeq(known.messages, messages),
              hasEarlier: range.beforeSeq == null ? known.hasEarlier : hasEarlier,
            },
        ),
      )
      .catch(() => undefined);

  return {
    messages: hasLater ? own : bySeq(own, latest),
    isLoading: current === null,
    error: failure?.aroundSeq === aroundSeq ? failure.error : null,
    onRetry: () => void open(aroundSeq),
    hasEarlier: current?.hasEarlier ?? false,
    onLoadEarlier: () => extend({ beforeSeq: own[0]?.seq ?? null }),
    hasLater,
    onLoadLater: () => extend({ afterSeq: lastSeq }),
  };
}
