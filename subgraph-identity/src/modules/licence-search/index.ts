export { createLicenceSearchRepository } from './licence-search.repository';
export { licenceSearchResolvers } from './licence-search.resolvers';
export { createLicenceSearchService } from './licence-search.service';
