// boundaries/dependencies [part]
export { jobCard } from '../../features/job-search/job-card';
