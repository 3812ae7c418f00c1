export { availableConditions } from './people-availability.queries';
export {
  credentialDay,
  credentialGap,
  isLastingGap,
  isUnverifiedFor,
  type Candidate,
  type CredentialGap,
} from './credential-gap';
export { eligibilityOf, refuseLastingGap, unfitConflict } from './eligibility';
export { deciderIn, isOwnCase, refuseOwnCase, type Decider } from './own-case';
export { parseProfessionalFilter } from './people.inputs';
export { wholeKmFrom } from './people-conditions.queries';
export { createPersonLoaders, memberOf, type PersonLoaders } from './people.loaders';
export { createPeopleQueries, type FoundProfessional, type PeopleQueries } from './people.queries';
export { peopleResolvers } from './people.resolvers';
export { createResponseTimesQueries, RESPONSE_DAYS } from './response-times.queries';
export { createResponseTimesService, type ResponseTimesService } from './response-times.service';
export {
  createSavedSearchesService,
  type CountedSearch,
  type SavedSearchesService,
} from './saved-searches/saved-searches.service';
export { createPeopleService, type PeopleService } from './people.service';
export { ClinicProfile, NamedPerson, Person, PersonReference } from './people.types';
export { DEFAULT_TIME_ZONE } from './people.types';
