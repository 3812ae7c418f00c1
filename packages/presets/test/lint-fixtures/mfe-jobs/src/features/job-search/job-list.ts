// nothing
export { jobCard } from './job-card';
