import { join } from 'node:path';
import { buildSubgraph, loadModuleTypeDefs } from '@tbt/service-kit';
import { blockResolvers } from './modules/blocks';
import { contactMessageResolvers } from './modules/contact-messages';
import { conversationResolvers } from './modules/conversations';
import { mailResolvers } from './modules/mail';
import { messageResolvers } from './modules/messages';
import { notificationResolvers } from './modules/notifications';
import { preferenceResolvers } from './modules/preferences';

export const buildSchema = () =>
  buildSubgraph({
    typeDefs: loadModuleTypeDefs(join(__dirname, 'modules')),
    resolvers: [
      blockResolvers,
      contactMessageResolvers,
      conversationResolvers,
      mailResolvers,
      messageResolvers,
      notificationResolvers,
      preferenceResolvers,
    ],
  });
