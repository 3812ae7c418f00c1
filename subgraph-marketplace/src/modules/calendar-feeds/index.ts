export { createBookingCalendarFile, type WriteBookingCalendar } from './booking-calendar-file';
export { createCalendarFeedsQueries, type CalendarFeedsQueries } from './calendar-feeds.queries';
export { calendarFeedsResolvers } from './calendar-feeds.resolvers';
export { createCalendarFeedsService, type CalendarFeedsService } from './calendar-feeds.service';
export type { CalendarFeed } from './calendar-feeds.types';
