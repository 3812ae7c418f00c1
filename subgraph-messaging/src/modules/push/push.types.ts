import type { Locale } from '@tbt/contracts';
import type { NotificationParams, WorkflowKey } from '../workflows';

/** A browser of a user. */
export type PushDevice = {
  id: number;
  endpoint: string;
  label: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** The message that a member sends to their own device. */
export const TEST_PUSH = 'push.test';

/** One notification for all devices of a user. */
export type PushOrder = {
  /** The trigger, for example the event's id: the same key and workflow is one message for each device. */
  key: string;
  workflow: WorkflowKey;
  userId: number;
  /** Null without one in the bell. */
  notificationId: number | null;
  params: NotificationParams;
  /** On the device, a later one replaces one of the same tag. */
  tag: string;
};

export type ClaimedPush = {
  id: string;
  subscriptionId: number;
  workflow: string;
  params: NotificationParams;
  tag: string;
  attempts: number;
  createdAt: Date;
  expiresAt: Date;
  userId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Null while the contact is not known. */
  isActive: boolean | null;
  locale: Locale | null;
  /** In the bell. */
  isRead: boolean;
};
