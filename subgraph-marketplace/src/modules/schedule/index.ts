export {
  createScheduleUpkeepRepository,
  type ScheduleUpkeepRepository,
} from './schedule-upkeep.repository';
export { daysOf, occurrencesOf } from './place-slot';
export { createScheduleRepository, type ScheduleRepository } from './schedule.repository';
export { scheduleResolvers } from './schedule.resolvers';
export { createScheduleService, type ScheduleService } from './schedule.service';
export { createScheduleJobs, type ScheduleUpkeep, type UpkeepReport } from './schedule.jobs';
export type { Occurrence, ScheduleEntry, ScheduleSlot } from './schedule.types';
