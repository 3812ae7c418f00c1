import type { Viewer } from '@tbt/service-kit';
import type { Notification } from './notifications.repository';

/** Whose bell the viewer reads: the account's own, and for a clinic's staff the clinic's. */
export const bellOf = (viewer: Viewer): number => viewer.actingClinicId ?? viewer.userId;

/** A notification belongs to one person; nobody else may know that it exists. */
export const isOwn = (notification: Pick<Notification, 'recipientId'>, userId: number): boolean =>
  notification.recipientId === userId;
