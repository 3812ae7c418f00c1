import { useEffect, useRef, useState } from 'react';
import { useRealtime } from '@tbt/web-kit';

/** Milliseconds between two typing events. */
const SIGN_EVERY = 2_000;
/** Milliseconds after which the other side has stopped typing. */
const FORGET_AFTER = 5_000;

export function useTyping(otherUserId: number) {
  const [isOtherTyping, setOtherTyping] = useState(false);
  const lastSign = useRef(0);
  const { send } = useRealtime((frame) => {
    if (frame.type === 'typing' && frame.senderId === otherUserId) setOtherTyping(frame.isTyping);
    if (frame.type === 'new_message' && frame.message.senderId === otherUserId)
      setOtherTyping(false);
  });
  useEffect(() => {
    if (!isOtherTyping) return undefined;
    const timer = setTimeout(() => setOtherTyping(false), FORGET_AFTER);
    return () => clearTimeout(timer);
  }, [isOtherTyping]);
  useEffect(() => setOtherTyping(false), [otherUserId]);

  return {
    isOtherTyping,
    onTyping: () => {
      const now = Date.now();
      if (now - lastSign.current < SIGN_EVERY) return;
      lastSign.current = now;
      send({ type: 'typing', recipientId: otherUserId, isTyping: true });
    },
    onStopped: () => {
      if (lastSign.current === 0) return;
      lastSign.current = 0;
      send({ type: 'typing', recipientId: otherUserId, isTyping: false });
    },
  };
}
