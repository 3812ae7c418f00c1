import type { RequestInfo } from '@tbt/service-kit';
import type { MessagingDatabase } from './database';
import { createBlockLoaders, type BlockLoaders, type BlocksService } from './modules/blocks';
import {
  createContactLoaders,
  type ContactDeskService,
  type ContactLoaders,
  type ContactMessagesService,
} from './modules/contact-messages';
import { actingUserId } from '@tbt/service-kit';
import { createPersonLoaders, type ContactsService, type PersonLoaders } from './modules/contacts';
import {
  createConversationLoaders,
  type ConversationLoaders,
  type ConversationsService,
  type KeptConversationsService,
} from './modules/conversations';
import type { FeedbackService } from './modules/feedback';
import type { MailService } from './modules/mail';
import {
  createMessageLoaders,
  type MessageAttachments,
  type MessageLoaders,
  type MessageSearchService,
  type MessagesService,
} from './modules/messages';
import {
  createNotificationLoaders,
  type NotificationLoaders,
  type NotificationsService,
} from './modules/notifications';
import type { PageSpeedService } from './modules/page-speed';
import type { PreferencesService } from './modules/preferences';
import {
  createPresenceLoaders,
  type PresenceLoaders,
  type PresenceService,
} from './modules/presence';
import type { PushService } from './modules/push';
import {
  createReportLoaders,
  type ReportedFiles,
  type ReportLoaders,
  type ReportsService,
} from './modules/reports';
import { createSupportLoaders, type SupportLoaders } from './modules/support';

export type Services = {
  attachments: MessageAttachments;
  blocks: BlocksService;
  contactDesk: ContactDeskService;
  contactMessages: ContactMessagesService;
  contacts: ContactsService;
  conversations: ConversationsService;
  keptConversations: KeptConversationsService;
  feedback: FeedbackService;
  mail: MailService;
  messages: MessagesService;
  messageSearch: MessageSearchService;
  notifications: NotificationsService;
  pageSpeed: PageSpeedService;
  preferences: PreferencesService;
  presence: PresenceService;
  push: PushService;
  reportedFiles: ReportedFiles;
  reports: ReportsService;
};

export type GraphContext = {
  info: RequestInfo;
  /** The user the viewer acts as; 0 when unauthenticated. */
  userId: number;
  services: Services;
  loaders: BlockLoaders &
    ContactLoaders &
    ReportLoaders &
    SupportLoaders &
    ConversationLoaders &
    MessageLoaders &
    NotificationLoaders &
    PresenceLoaders &
    PersonLoaders;
};

export function createContext(
  info: RequestInfo,
  { services, database }: { services: Services; database: MessagingDatabase },
): GraphContext {
  const userId = info.viewer ? actingUserId(info.viewer) : 0;
  const loaders = {
    ...createBlockLoaders(database.reader, userId),
    ...createContactLoaders(database.reader),
    ...createReportLoaders(database.reader),
    ...createSupportLoaders(database.reader),
    ...createConversationLoaders(database.reader, userId),
    ...createMessageLoaders(database.reader),
    ...createPersonLoaders(database.reader),
    ...createPresenceLoaders(database.reader, userId),
    ...createNotificationLoaders(database.reader, services.contacts),
  };
  return { info, userId, services, loaders };
}
