import { useEffect, useRef, type RefObject } from 'react';
import type { MessageListProps } from './message-list';

/** Pages that are loaded to reach a message; one that is further away is left to the reader. */
const PAGES_MAX = 20;

/** Loads earlier messages until the sought one is there, and scrolls to it once. @returns its `seq`. */
export function useSoughtMessage(
  log: RefObject<HTMLElement | null>,
  {
    messages,
    soughtSeq,
    hasEarlier,
    onLoadEarlier,
  }: Pick<MessageListProps, 'messages' | 'soughtSeq' | 'hasEarlier' | 'onLoadEarlier'>,
): number | null {
  const done = useRef<number | null>(null);
  const pages = useRef(0);
  const loadEarlier = useRef(onLoadEarlier);
  useEffect(() => {
    loadEarlier.current = onLoadEarlier;
  });
  const firstSeq = messages[0]?.seq ?? 0;
  useEffect(() => {
    if (soughtSeq === null || done.current === soughtSeq) return;
    if (soughtSeq < firstSeq) {
      if (!hasEarlier || pages.current >= PAGES_MAX) return;
      pages.current += 1;
      loadEarlier.current();
      return;
    }
    const found = log.current?.querySelector(`#message-${soughtSeq}`);
    if (!found) return;
    done.current = soughtSeq;
    pages.current = 0;
    found.scrollIntoView({ block: 'center' });
  }, [log, soughtSeq, firstSeq, hasEarlier]);
  return soughtSeq;
}
