export { createApplicationsRepository } from './modules/applications';
export { createJobsRepository } from './modules/jobs';
