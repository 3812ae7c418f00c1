import { join } from 'node:path';
import { buildSubgraph, loadModuleTypeDefs } from '@tbt/service-kit';
import { blockResolvers } from './modules/blocks';
import { contactMessageResolvers } from './modules/contact-messages';
import { conversationResolvers } from './modules/conversations';
import { feedbackResolvers } from './modules/feedback';
import { mailResolvers } from './modules/mail';
import { messageResolvers } from './modules/messages';
import { notificationResolvers } from './modules/notifications';
import { pageSpeedResolvers } from './modules/page-speed';
import { preferenceResolvers } from './modules/preferences';
import { presenceResolvers } from './modules/presence';
import { pushResolvers } from './modules/push';
import { reportResolvers } from './modules/reports';
import { supportResolvers } from './modules/support';

export const buildSchema = () =>
  buildSubgraph({
    typeDefs: loadModuleTypeDefs(join(__dirname, 'modules')),
    resolvers: [
      blockResolvers,
      contactMessageResolvers,
      conversationResolvers,
      feedbackResolvers,
      mailResolvers,
      messageResolvers,
      notificationResolvers,
      pageSpeedResolvers,
      preferenceResolvers,
      presenceResolvers,
      pushResolvers,
      reportResolvers,
      supportResolvers,
    ],
  });
