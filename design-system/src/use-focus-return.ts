import { useRef } from 'react';

/** What surrounds an element and is worth a reader's attention when the element is gone. */
const PLACES = 'li, tr, article, section, form, main, [role], [tabindex]';

function placesAround(element: Element | null): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = element?.parentElement ?? null; at; at = at.parentElement) {
    if (at.matches(PLACES)) places.push(at);
  }
  return places;
}

function focusPlace(place: HTMLElement | undefined): void {
  if (!place) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus();
}

/** The button of the menu that somebody chose from: the entry itself goes with its menu. */
function openerOf(element: Element | null): Element | null {
  const buttonId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (buttonId && document.getElementById(buttonId)) || element;
}

/**
 * Handlers for something that opens in front of the page by state instead of a trigger: it must itself remember where
 * the focus came from. When that is gone by then, the nearest place around it gets the focus.
 */
export function useFocusReturn(hasTrigger: boolean) {
  const opener = useRef<Element | null>(null);
  const around = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement);
      around.current = placesAround(opener.current);
    },
    onCloseAutoFocus: (event: Event) => {
      if (hasTrigger || !(opener.current instanceof HTMLElement)) return;
      event.preventDefault();
      if (opener.current.isConnected) opener.current.focus();
      else focusPlace(around.current.find((place) => place.isConnected));
    },
  };
}
