export { credentialGap, type Candidate, type CredentialGap } from './people.credentials';
export { parseProfessionalFilter } from './people.inputs';
export { createPersonLoaders, type PersonLoaders } from './people.loaders';
export { createPeopleRepository, type PeopleRepository } from './people.repository';
export { peopleResolvers } from './people.resolvers';
export { PERSON_COLUMNS, personOfJson, type PersonJson } from './people.rows';
export { createPeopleService, type PeopleService } from './people.service';
export type { Person, PersonLicence, PersonReference } from './people.types';
export { DEFAULT_TIME_ZONE } from './people.types';
