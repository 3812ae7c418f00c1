import type { Tone } from '../../tones';
import type { IconName } from '../icon';

/** The visible period. */
export type CalendarView = 'month' | 'week';

/** 0 is Sunday, 1 Monday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** An event of one day. */
export interface CalendarEvent {
  /** Unique id. */
  id: string;
  /** The day as YYYY-MM-DD, in the event's time zone. */
  date: string;
  /** A short title. */
  title: string;
  /** Formatted time: `8:00 – 16:30`. */
  time?: string;
  /** Formatted start, where there is one line only: `8:00`. */
  start?: string;
  /** A second line, shown in the week and in lists of one day. */
  detail?: string;
  /** Meaning of the colour; title or detail must say it in words. */
  tone?: Tone;
  /** Icon with the same meaning as the tone, for readers who do not see colours. */
  icon?: IconName;
  /** The state that tone and icon stand for, in words: `Confirmed`. */
  state?: string;
  /** Not agreed yet: a hollow mark. */
  isTentative?: boolean;
  /** Cancelled: struck through. */
  isOff?: boolean;
}

/** Days of a kind, such as usual working days. */
export interface CalendarDayMark {
  /** Whether a day, YYYY-MM-DD, is of that kind. */
  isMarked: (day: string) => boolean;
  /** The kind in words, read after the date and in the legend: `Usual day`. */
  label: string;
}

/** Texts of a calendar. Dates are formatted by locale. */
export interface CalendarTexts {
  /** Accessible name of the button to the previous period, by view. */
  previous: Record<CalendarView, string>;
  /** Accessible name of the button to the next period, by view. */
  next: Record<CalendarView, string>;
  /** Text of the button that goes to today. */
  today: string;
  /** Names of the two views. */
  views: Record<CalendarView, string>;
  /** Number of events, read after the date: `3 shifts`. */
  count: (events: number) => string;
  /** Text of the button that shows hidden events: `+3 more`. */
  more: (events: number) => string;
  /** Text of a day without events in the agenda. */
  noEvents: string;
  /** Accessible name of the legend of marks. */
  legend: string;
}
