import { useEffect, type RefObject } from 'react';
import { clearRise } from './clear-rise';

const FIELDS = 'input, select, textarea';
const CONTROLS = `a[href], button, [role="tab"], ${FIELDS}`;
const DIALOG = '[role="dialog"], [role="alertdialog"]';
const WORDS = 'h1, h2, h3, label, legend';
/** The width below which a toast is as wide as the page. */
const PHONE_MAX = 640;

/**
 * On a phone, sets `--toast-rise` so that the toast covers no control, heading or label, or at least no control, or no
 * field. A place is kept while it covers no control, whatever scrolls or changes below.
 */
export function useClearRise(region: RefObject<HTMLElement | null>, shownId: string | undefined) {
  useEffect(() => {
    const element = region.current;
    if (!element || shownId === undefined) return undefined;
    const bandsOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((part) => !element.contains(part) && !part.closest('[inert], [aria-hidden="true"]'))
        .map((part) => part.getBoundingClientRect())
        .filter(({ height }) => height > 0);
    let isPlaced = false;
    const place = () => {
      const isPhone = window.innerWidth < PHONE_MAX;
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const controls = isPhone ? bandsOf(CONTROLS) : [];
      if (isPhone && isPlaced && clearRise(element.getBoundingClientRect(), controls, bar) === 0)
        return;
      element.style.removeProperty('--toast-rise');
      // Below an open dialog the page counts as empty.
      isPlaced = isPhone && !document.querySelector(DIALOG);
      if (!isPhone) return;
      const card = element.getBoundingClientRect();
      const choices = [[...controls, ...bandsOf(WORDS)], controls, bandsOf(FIELDS)];
      const rises = choices.map((bands) => clearRise(card, bands, bar));
      element.style.setProperty('--toast-rise', `${rises.find((rise) => rise !== null) ?? 0}px`);
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
