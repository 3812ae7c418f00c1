import { useEffect, useRef } from 'react';
import type { ConnectionList } from '@tbt/web-kit/graph';

type Queue = Pick<ConnectionList<{ id: string }>, 'nodes' | 'state'>;

/** Once a decided item has left the queue, the one after it has the view and the focus. */
export function useNextInQueue({ nodes, state }: Queue) {
  const cards = useRef<HTMLDivElement>(null);
  const decided = useRef<{ id: string; index: number } | null>(null);
  useEffect(() => {
    if (!decided.current || state !== 'full') return;
    const { id, index } = decided.current;
    if (nodes.some((node) => node.id === id)) return;
    decided.current = null;
    const next = cards.current?.children[Math.min(index, nodes.length - 1)];
    if (!(next instanceof HTMLElement)) return;
    next.scrollIntoView?.({ block: 'start' });
    next.focus({ preventScroll: true });
  }, [nodes, state]);
  const onDecided = (id: string) => {
    decided.current = { id, index: nodes.findIndex((node) => node.id === id) };
  };
  return { cards, onDecided };
}
