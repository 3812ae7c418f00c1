import type { Notification } from './notifications.repository';

/** A notification belongs to one person; nobody else may know that it exists. */
export const isOwn = (notification: Pick<Notification, 'recipientId'>, userId: number): boolean =>
  notification.recipientId === userId;
