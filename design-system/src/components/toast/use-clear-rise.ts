import { useEffect, type RefObject } from 'react';
import { clearRise } from './clear-rise';

const CONTROLS = 'a[href], button, input, select, textarea, [role="tab"]';
/** The width below which a toast is as wide as the page. */
const PHONE_MAX = 640;

/** On a phone, sets `--toast-rise` so that the toast covers no control, and again after scrolling and when the page below it changes. */
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
      const bands = controls.map((control) => control.getBoundingClientRect());
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const rise = clearRise(
        element.getBoundingClientRect(),
        bands.filter(({ height }) => height > 0),
        bar,
      );
      element.style.setProperty('--toast-rise', `${rise}px`);
    };
    place();
    window.addEventListener('scrollend', place);
    window.addEventListener('resize', place);
    const grown = new ResizeObserver(place);
    grown.observe(document.body);
    return () => {
      window.removeEventListener('scrollend', place);
      window.removeEventListener('resize', place);
      grown.disconnect();
    };
  }, [region, shownId]);
}
