import type { Notification } from './notifications.queries';

/** Only the recipient may know that a notification exists. */
export const isOwn = (notification: Pick<Notification, 'recipientId'>, userId: number): boolean =>
  notification.recipientId === userId;
