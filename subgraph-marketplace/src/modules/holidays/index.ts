export { createHolidayCalendar, type HolidayCalendar } from './holiday-calendar';
export { createHolidaysQueries } from './holidays.queries';
export { holidaysResolvers } from './holidays.resolvers';
export { createHolidaysService, type Holiday, type HolidaysService } from './holidays.service';
