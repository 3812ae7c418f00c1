export { createApplicationsQueries } from './modules/bookings';
export { invoicePdf } from './modules/invoices';
export { assignBest } from './modules/emergencies';
export { JOBS_AT_ONCE, matchQueuedJobs } from './modules/job-alerts';
export { createJobSearchQueries, createJobsQueries } from './modules/jobs';
export { createPeopleQueries, parseProfessionalFilter } from './modules/people';
export { createEarningsQueries, createMarketplaceWeeksQueries } from './modules/statistics';
export { placeOf } from './modules/places';
