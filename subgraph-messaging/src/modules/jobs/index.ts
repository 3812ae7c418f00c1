export { createJobsService, jobUnknown, type JobsService } from './jobs.service';
