export { createApplicationsRepository } from './modules/applications';
export { createJobsRepository } from './modules/jobs';
export { createPeopleRepository, parseProfessionalFilter } from './modules/people';
