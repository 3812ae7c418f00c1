export { createApplicationsQueries } from './modules/bookings';
export { createJobSearchQueries, createJobsQueries } from './modules/jobs';
export { createPeopleQueries, parseProfessionalFilter } from './modules/people';
export { placeOf } from './modules/places';
