import { join } from 'node:path';
import { buildSubgraph, loadModuleTypeDefs } from '@tbt/service-kit';
import type { GraphQLSchema } from 'graphql';
import { applicationsResolvers } from './modules/applications';
import { bookingsResolvers } from './modules/bookings';
import { jobsResolvers } from './modules/jobs';
import { peopleResolvers } from './modules/people';

export const createSchema = (): GraphQLSchema =>
  buildSubgraph({
    typeDefs: loadModuleTypeDefs(join(__dirname, 'modules')),
    resolvers: [jobsResolvers, applicationsResolvers, bookingsResolvers, peopleResolvers],
  });
