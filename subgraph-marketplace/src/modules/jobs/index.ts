export { createJobExpiry } from './jobs.expiry';
export { createJobLoaders, type JobLoaders } from './jobs.loaders';
export { ownsJob } from './jobs.policy';
export { createJobsRepository, type JobsRepository } from './jobs.repository';
export { jobsResolvers } from './jobs.resolvers';
export { createJobsService, type JobsService } from './jobs.service';
export { UNPUBLISHED_STATUSES } from './jobs.steps';
export type { Job, JobInSight } from './jobs.types';
