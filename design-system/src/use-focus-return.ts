import { useRef } from 'react';

/**
 * Handlers for something that opens in front of the page by state instead of a trigger: it must itself remember where
 * the focus came from.
 */
export function useFocusReturn(hasTrigger: boolean) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (hasTrigger || !(opener.current instanceof HTMLElement)) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
