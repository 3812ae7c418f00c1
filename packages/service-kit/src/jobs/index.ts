export { scheduleJob } from './schedule-job';
export { purgeExpiredRows } from './purge-expired-rows';
