export { createJobAlerts, type JobAlertServices } from './create-job-alerts';
export { createAlertWorker, type AlertWorker } from './job-alerts.jobs';
export { markApplied } from './job-alert-lists.queries';
export { jobAlertsResolvers } from './job-alerts.resolvers';
export { JOBS_AT_ONCE, matchQueuedJobs } from './match-jobs.queries';
export type { JobAlert, JobAlertNotification, JobAlertPreview } from './job-alerts.types';
