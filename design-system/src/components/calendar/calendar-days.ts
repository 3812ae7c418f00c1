import {
  addDays,
  addMonths,
  addWeeks,
  addYears,
  eachDayOfInterval,
  endOfMonth,
  endOfWeek,
  formatISO,
  isSameMonth,
  parseISO,
  startOfMonth,
  startOfWeek,
} from 'date-fns';
import type { CalendarView, Weekday } from './calendar-types';

const dayOf = (date: Date): string => formatISO(date, { representation: 'date' });

const daysPerWeek = 7;

export function daysOfWeek(day: string, weekStartsOn: Weekday): string[] {
  const start = startOfWeek(parseISO(day), { weekStartsOn });
  return eachDayOfInterval({ start, end: addDays(start, daysPerWeek - 1) }).map(dayOf);
}

export function weeksOfMonth(day: string, weekStartsOn: Weekday): string[][] {
  const date = parseISO(day);
  const start = startOfWeek(startOfMonth(date), { weekStartsOn });
  const end = endOfWeek(endOfMonth(date), { weekStartsOn });
  const days = eachDayOfInterval({ start, end }).map(dayOf);
  return Array.from({ length: days.length / daysPerWeek }, (_, week) =>
    days.slice(week * daysPerWeek, (week + 1) * daysPerWeek),
  );
}

export function weeksOf(view: CalendarView, day: string, weekStartsOn: Weekday): string[][] {
  return view === 'month' ? weeksOfMonth(day, weekStartsOn) : [daysOfWeek(day, weekStartsOn)];
}

export const isInMonthOf = (day: string, other: string): boolean =>
  isSameMonth(parseISO(day), parseISO(other));

export const moveDays = (day: string, by: number): string => dayOf(addDays(parseISO(day), by));

/** The same day of another month or week; the last of a shorter month. */
export function movePages(view: CalendarView, day: string, by: number): string {
  const date = parseISO(day);
  return dayOf(view === 'month' ? addMonths(date, by) : addWeeks(date, by));
}

export const moveYears = (day: string, by: number): string => dayOf(addYears(parseISO(day), by));
