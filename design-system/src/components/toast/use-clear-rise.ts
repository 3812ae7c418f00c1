import { useEffect, type RefObject } from 'react';
import { clearRise } from './clear-rise';

const FIELDS = 'input, select, textarea';
const CONTROLS = `a[href], button, [role="tab"], ${FIELDS}`;
/** The width below which a toast is as wide as the page. */
const PHONE_MAX = 640;

/** On a phone, sets `--toast-rise` so that the toast covers no control, or at least no field, and again after scrolling and when the page below it changes. */
export function useClearRise(region: RefObject<HTMLElement | null>, shownId: string | undefined) {
  useEffect(() => {
    const element = region.current;
    if (!element || shownId === undefined) return undefined;
    const place = () => {
      element.style.removeProperty('--toast-rise');
      if (window.innerWidth >= PHONE_MAX) return;
      const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
        (control) =>
          !element.contains(control) && !control.closest('[inert], [aria-hidden="true"]'),
      );
      const bandsOf = (found: readonly HTMLElement[]) =>
        found.map((control) => control.getBoundingClientRect()).filter(({ height }) => height > 0);
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const card = element.getBoundingClientRect();
      const fields = controls.filter((control) => control.matches(FIELDS));
      const rise =
        clearRise(card, bandsOf(controls), bar) ?? clearRise(card, bandsOf(fields), bar) ?? 0;
      element.style.setProperty('--toast-rise', `${rise}px`);
    };
    place();
    window.addEventListener('scrollend', place);
    window.addEventListener('resize', place);
    const grown = new ResizeObserver(place);
    grown.observe(document.body);
    // A part of the page may appear without a change of the page's size.
    let frame = 0;
    const changed = new MutationObserver((changes) => {
      if (changes.every(({ target }) => element.contains(target))) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    });
    changed.observe(document.body, { childList: true, subtree: true });
    return () => {
      window.removeEventListener('scrollend', place);
      window.removeEventListener('resize', place);
      grown.disconnect();
      changed.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [region, shownId]);
}
