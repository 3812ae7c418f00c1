export {
  createScheduleUpkeepRepository,
  type ScheduleUpkeepRepository,
} from './schedule-upkeep.repository';
export { daysOf, occurrencesOf } from './schedule.placing';
export { createScheduleRepository, type ScheduleRepository } from './schedule.repository';
export { scheduleResolvers } from './schedule.resolvers';
export { createScheduleService, type ScheduleService } from './schedule.service';
export { createScheduleUpkeep, type ScheduleUpkeep, type UpkeepReport } from './schedule.upkeep';
export type { Occurrence, ScheduleEntry, ScheduleSlot } from './schedule.types';
