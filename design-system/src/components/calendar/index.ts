export { Calendar, type CalendarProps } from './calendar';
export type { CalendarEvent, CalendarTexts, CalendarView, Weekday } from './calendar-types';
