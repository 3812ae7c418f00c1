import { useRef } from 'react';

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

/** The button of the menu whose item was selected: the item itself is unmounted. */
function openerOf(element: Element | null): Element | null {
  const buttonId = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (buttonId && document.getElementById(buttonId)) || element;
}

/** Returns the focus on close for dialogs; to the nearest container when the element is gone. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  const around = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerOf(document.activeElement);
      around.current = placesAround(opener.current);
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return;
      event.preventDefault();
      if (opener.current.isConnected) opener.current.focus();
      else focusPlace(around.current.find((place) => place.isConnected));
    },
  };
}
