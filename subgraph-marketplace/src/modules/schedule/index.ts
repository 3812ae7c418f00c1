export { createScheduleUpkeepQueries, type ScheduleUpkeepQueries } from './schedule-upkeep.queries';
export { daysOf, occurrencesOf } from './place-slot';
export { createScheduleQueries, type ScheduleQueries } from './schedule.queries';
export { scheduleResolvers } from './schedule.resolvers';
export { createScheduleService, type ScheduleService } from './schedule.service';
export { createScheduleJobs, type ScheduleUpkeep, type UpkeepReport } from './schedule.jobs';
export type { Occurrence, ScheduleEntry, ScheduleSlot } from './schedule.types';
