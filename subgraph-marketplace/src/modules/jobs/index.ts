export { createJobSearchQueries } from './search/job-search.queries';
export { createJobSearchService, type JobSearchService } from './search/job-search.service';
export { createJobSeriesQueries } from './posting/job-series.queries';
export { createJobTemplatesRepository } from './templates/job-templates.repository';
export {
  createJobTemplatesService,
  type JobTemplatesService,
} from './templates/job-templates.service';
export { createJobExpiry } from './jobs.jobs';
export { createJobFieldLoaders, type JobFieldLoaders } from './job-fields.loaders';
export { createMapFilling, createOfficeMoves } from './posting/job-places';
export { createJobPublication, type JobPublication } from './publication/job-publication.queries';
export { announcePosted, announcePublished } from './publication/job-publication.events';
export { createJobDays, type JobDays } from './job-days.queries';
export { createJobLoaders, type JobLoaders } from './jobs.loaders';
export { newJob, valuesOf } from './posting/draft-job';
export { placeShift } from './posting/place-shift';
export { authorizeJob, authorizeOwnJob, canSeeJob, ownsJob } from './jobs.policy';
export { createJobsQueries, type JobsQueries } from './jobs.queries';
export { jobsResolvers } from './jobs.resolvers';
export { createJobsService, type JobsService } from './jobs.service';
export { JOB_TRANSITIONS, UNPUBLISHED_STATUSES } from './job-transitions';
export { Job } from './jobs.types';
export type { JobHours, JobInSight, JobSeries, NewJob } from './jobs.types';
export type { JobTemplate } from './templates/job-templates.types';
export type { InviteOnPosting, OfficeOfShift, RequirePosting } from './posting/post-jobs';
export { appendShiftEvents, publishShiftEvents } from './shift-events.queries';
export { createOwnJobsQueries } from './search/own-jobs.queries';
export { createPostingCheck, type PostingCheckService } from './posting/posting-check.service';
export { createTypicalRatesQueries } from './rates/typical-rates.queries';
export { createTypicalRatesService, type TypicalRatesService } from './rates/typical-rates.service';
