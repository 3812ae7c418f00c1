import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Direction } from '../../page-direction';
import { daysOfWeek, moveDays, movePages, moveYears } from './calendar-days';
import type { CalendarView, Weekday } from './calendar-types';

interface CalendarKeysOptions {
  view: CalendarView;
  /** The focused day as YYYY-MM-DD. */
  date: string;
  weekStartsOn: Weekday;
  direction: Direction;
  onDateChange: (date: string) => void;
}

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** The day that a key leads to; undefined for other keys. */
export function dayByKey(press: Press, options: Omit<CalendarKeysOptions, 'onDateChange'>) {
  const { view, date, weekStartsOn, direction } = options;
  const forward = direction === 'rtl' ? -1 : 1;
  const turn = (by: number) =>
    press.shiftKey && view === 'month' ? moveYears(date, by) : movePages(view, date, by);
  switch (press.key) {
    case 'ArrowRight':
      return moveDays(date, forward);
    case 'ArrowLeft':
      return moveDays(date, -forward);
    case 'ArrowDown':
      return view === 'month' ? moveDays(date, 7) : undefined;
    case 'ArrowUp':
      return view === 'month' ? moveDays(date, -7) : undefined;
    case 'Home':
      return daysOfWeek(date, weekStartsOn).at(0);
    case 'End':
      return daysOfWeek(date, weekStartsOn).at(-1);
    case 'PageDown':
      return turn(1);
    case 'PageUp':
      return turn(-1);
    default:
      return undefined;
  }
}

const buttonsAround = (target: HTMLElement) => {
  const buttons = target.closest('[role="gridcell"]')?.querySelectorAll<HTMLElement>('button');
  return [...(buttons ?? [])];
};

/** Moves between the events of a day; Escape returns to the day. @returns whether the key was handled. */
function walkInDay(event: KeyboardEvent, view: CalendarView): boolean {
  const target = event.target as HTMLElement;
  const buttons = buttonsAround(target);
  if (event.key === 'Escape' && buttons[0] !== target) {
    buttons[0]?.focus();
    return buttons.length > 0;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (view === 'month' || step === undefined) return false;
  buttons[buttons.indexOf(target) + step]?.focus();
  return true;
}

/** Arrow keys move the active day, and the focus follows. */
export function useCalendarKeys({ onDateChange, ...options }: CalendarKeysOptions) {
  const grid = useRef<HTMLTableElement>(null);
  const followsFocus = useRef(false);
  useEffect(() => {
    if (!followsFocus.current) return;
    followsFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${options.date}"]`)?.focus();
  }, [options.date]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    // React bubbles key events of portaled popovers too.
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (walkInDay(event, options.view)) {
      event.preventDefault();
      return;
    }
    const next = dayByKey(event, options);
    if (next === undefined) return;
    event.preventDefault();
    followsFocus.current = true;
    onDateChange(next);
  };
  return { grid, onKeyDown };
}
