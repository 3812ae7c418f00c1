import { join } from 'node:path';
import { buildSubgraph, loadModuleTypeDefs } from '@tbt/service-kit';
import { conversationResolvers } from './modules/conversations';
import { messageResolvers } from './modules/messages';

export const buildSchema = () =>
  buildSubgraph({
    typeDefs: loadModuleTypeDefs(join(__dirname, 'modules')),
    resolvers: [conversationResolvers, messageResolvers],
  });
