// boundaries/dependencies [feature]
export { jobCard } from '../job-search/job-card';
