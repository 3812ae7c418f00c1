// boundaries/dependencies [feature]
export { jobsPage } from '../../pages/jobs-page';
