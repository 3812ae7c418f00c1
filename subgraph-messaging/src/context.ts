import type { RequestInfo } from '@tbt/service-kit';
import type { MessagingDatabase } from './database';
import { actingUserId } from './modules/contacts';
import {
  createConversationLoaders,
  type ConversationLoaders,
  type ConversationsService,
} from './modules/conversations';
import {
  createMessageLoaders,
  type MessageLoaders,
  type MessagesService,
} from './modules/messages';

export type Services = { conversations: ConversationsService; messages: MessagesService };

/** What every resolver gets. */
export type GraphContext = {
  info: RequestInfo;
  /** Whom the viewer reads and writes as; 0 for nobody. */
  userId: number;
  services: Services;
  loaders: ConversationLoaders & MessageLoaders;
};

/** A context of one request, with loaders of its own. */
export function createContext(
  info: RequestInfo,
  { services, database }: { services: Services; database: MessagingDatabase },
): GraphContext {
  const userId = info.viewer ? actingUserId(info.viewer) : 0;
  const loaders = {
    ...createConversationLoaders(database.reader, userId),
    ...createMessageLoaders(database.reader),
  };
  return { info, userId, services, loaders };
}
