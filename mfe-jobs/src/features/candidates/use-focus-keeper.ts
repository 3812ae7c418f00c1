import { useEffect, useRef } from 'react';

/** Takes the focus from a button that is unmounted when done. */
export function useFocusKeeper(isGone: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!isGone || !wasPressed.current) return;
    wasPressed.current = false;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) place.current?.focus();
  }, [isGone]);
  return {
    place: { ref: place, tabIndex: -1 },
    onPress: () => {
      wasPressed.current = true;
    },
  };
}
