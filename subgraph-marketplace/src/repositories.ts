export { createApplicationQueries } from './modules/bookings';
export { createJobSearchRepository, createJobsRepository } from './modules/jobs';
export { createPeopleRepository, parseProfessionalFilter } from './modules/people';
export { placeOf } from './modules/places';
