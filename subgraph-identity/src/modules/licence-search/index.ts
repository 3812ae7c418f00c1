export { createLicenceSearchQueries } from './licence-search.queries';
export { licenceSearchResolvers } from './licence-search.resolvers';
export { createLicenceSearchService } from './licence-search.service';
