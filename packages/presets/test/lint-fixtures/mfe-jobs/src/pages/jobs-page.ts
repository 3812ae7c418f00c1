// nothing
export { jobCard as jobsPage } from '../features/job-search/job-card';
