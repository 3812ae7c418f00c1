export { createBookingCalendarFile, type WriteBookingCalendar } from './booking-calendar-file';
export {
  createCalendarFeedsRepository,
  type CalendarFeedsRepository,
} from './calendar-feeds.repository';
export { calendarFeedsResolvers } from './calendar-feeds.resolvers';
export { createCalendarFeedsService, type CalendarFeedsService } from './calendar-feeds.service';
export type { CalendarFeed } from './calendar-feeds.types';
