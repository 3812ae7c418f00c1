export { Calendar, type CalendarProps } from './calendar';
export type {
  CalendarDayMark,
  CalendarEvent,
  CalendarTexts,
  CalendarView,
  Weekday,
} from './calendar-types';
