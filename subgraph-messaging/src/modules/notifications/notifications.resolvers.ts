import { parseId } from '@tbt/contracts';
import { actingUserId, encodeCursor, outcome, toConnection, unavailable } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { isWorkflowKey, workflowOf } from '../workflows';
import { isOwn } from './notifications.policy';
import type { Notification } from './notifications.queries';
import { notificationText } from './notification-text';

const NO_ROW = 0;

const cursorIn =
  (list: string) =>
  ({ id }: Notification) =>
    encodeCursor(list, [id]);

export const notificationResolvers: Resolvers = {
  Query: {
    notifications: async (_, args, { info, services }) => {
      const { rows, limit, list, isContinued } = await services.notifications.page(info, args);
      return toConnection(rows, limit, cursorIn(list), isContinued);
    },
    notification: (_, { id }, { info, services }) => services.notifications.byId(info, id),
    unreadNotificationCount: (_, _args, { info, services }) => services.notifications.unread(info),
  },
  Mutation: {
    markNotificationsRead: (_, { input }, { info, services }) =>
      outcome(info, async () => ({
        unreadCount: await services.notifications.markRead(info, input),
      })),
    markAllNotificationsRead: (_, { input }, { info, services }) =>
      outcome(info, async () => ({
        unreadCount: await services.notifications.markAllRead(info, input),
      })),
  },
  Notification: {
    __resolveReference: async ({ id }, { info, loaders }) => {
      const found = await loaders.notificationById.load(parseId(id) ?? NO_ROW);
      return found && info.viewer && isOwn(found, actingUserId(info.viewer)) ? found : null;
    },
    id: ({ id }) => String(id),
    category: ({ workflow }) =>
      isWorkflowKey(workflow) ? workflowOf(workflow).category : 'account',
    title: async (notification, _, { info, loaders }) =>
      (await notificationText(notification, info.locale, loaders)).title,
    body: async (notification, _, { info, loaders }) => {
      const text = await notificationText(notification, info.locale, loaders);
      return [...text.details, ...text.brief, ...text.deadline].join(' ') || null;
    },
    subject: async (notification, _, { info, loaders }) =>
      (await notificationText(notification, info.locale, loaders)).subject,
    path: async (notification, _, { info, loaders }) =>
      (await notificationText(notification, info.locale, loaders)).link?.path ?? null,
    isRead: ({ readAt }) => readAt !== null,
    createdAt: ({ createdAt }) => createdAt.toISOString(),
  },
  Subscription: {
    // The gateway serves subscriptions: it queries `notification(id)` for every live signal.
    notificationAdded: {
      subscribe: () => {
        throw unavailable();
      },
    },
  },
};
