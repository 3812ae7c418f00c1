import { join } from 'node:path';
import { buildSubgraph, loadModuleTypeDefs } from '@tbt/service-kit';
import type { GraphQLSchema } from 'graphql';
import { licencesResolvers } from './modules/licences';
import { sessionsResolvers } from './modules/sessions';
import { usersResolvers } from './modules/users';

/** The modules' SDL and resolvers as one subgraph schema. */
export const createSchema = (): GraphQLSchema =>
  buildSubgraph({
    typeDefs: loadModuleTypeDefs(join(__dirname, 'modules')),
    resolvers: [usersResolvers, sessionsResolvers, licencesResolvers],
  });
