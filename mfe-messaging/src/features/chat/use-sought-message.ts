import { useEffect, useRef, type RefObject } from 'react';
import type { MessageListProps } from './message-list';

/** Scrolls to the sought message once it is there. */
export function useSoughtMessage(
  log: RefObject<HTMLElement | null>,
  { messages, soughtSeq }: Pick<MessageListProps, 'messages' | 'soughtSeq'>,
): void {
  const done = useRef<number | null>(null);
  useEffect(() => {
    if (soughtSeq === null || done.current === soughtSeq) return;
    const found = log.current?.querySelector(`#message-${soughtSeq}`);
    if (!found) return;
    done.current = soughtSeq;
    found.scrollIntoView({ block: 'center' });
  }, [log, soughtSeq, messages]);
}
