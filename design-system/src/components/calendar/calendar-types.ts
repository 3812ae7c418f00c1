import type { Tone } from '../../tones';
import type { IconName } from '../icon';

/** How much of the calendar is in view. */
export type CalendarView = 'month' | 'week';

/** 0 is Sunday, 1 Monday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Something that happens on a day. */
export interface CalendarEvent {
  /** What tells it from the others. */
  id: string;
  /** Its day as YYYY-MM-DD, in the place where it happens. */
  date: string;
  /** What it is, in a few words. */
  title: string;
  /** When it is, formatted for the reader: `8:00 – 16:30`. */
  time?: string;
  /** When it starts, for where one line must do: `8:00`. */
  start?: string;
  /** One more line; shown where there is room: in the week and in lists of one day. */
  detail?: string;
  /** What its colour stands for; title or detail must say the same in words. */
  tone?: Tone;
  /** Says the same as the tone, for whoever does not see colours. */
  icon?: IconName;
  /** Does not take place: struck through. */
  isOff?: boolean;
}

/** Every word of a calendar. Dates are written by the locale. */
export interface CalendarTexts {
  /** Name of the button that leads to the month or week before, for each view. */
  previous: Record<CalendarView, string>;
  /** Name of the button that leads to the month or week after, for each view. */
  next: Record<CalendarView, string>;
  /** The button that goes to today. */
  today: string;
  /** Names of the two views. */
  views: Record<CalendarView, string>;
  /** How many events a day holds, read out after its date: `3 shifts`. */
  count: (events: number) => string;
  /** What the button reads that shows the events a day has no room for: `+3 more`. */
  more: (events: number) => string;
  /** What a day without events says in the list below a small calendar. */
  noEvents: string;
}
