export { createApplicationsRepository } from './modules/applications';
export { createJobSearchRepository, createJobsRepository } from './modules/jobs';
export { createPeopleRepository, parseProfessionalFilter } from './modules/people';
export { placeOf } from './modules/places';
