import { join } from 'node:path';
import { buildSubgraph, loadModuleTypeDefs } from '@tbt/service-kit';
import type { GraphQLSchema } from 'graphql';
import { licencesResolvers } from './modules/licences';
import { promotionsResolvers } from './modules/promotions';
import { privacyResolvers } from './modules/privacy';
import { officePacksResolvers } from './modules/office-packs';
import { profilesResolvers } from './modules/profiles';
import { sessionsResolvers } from './modules/sessions';
import { uploadsResolvers } from './modules/uploads';
import { usersResolvers } from './modules/users';
import { waitlistResolvers } from './modules/waitlist';

/** The modules' SDL and resolvers as one subgraph schema. */
export const createSchema = (): GraphQLSchema =>
  buildSubgraph({
    typeDefs: loadModuleTypeDefs(join(__dirname, 'modules')),
    resolvers: [
      usersResolvers,
      profilesResolvers,
      officePacksResolvers,
      sessionsResolvers,
      licencesResolvers,
      uploadsResolvers,
      promotionsResolvers,
      waitlistResolvers,
      privacyResolvers,
    ],
  });
