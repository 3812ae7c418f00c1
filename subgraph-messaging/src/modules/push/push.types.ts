import { claimed } from '@tbt/service-kit';
import type { Locale } from '@tbt/contracts';
import { z } from 'zod';
import type { NotificationParams, WorkflowKey } from '../workflows';

/** A browser of a user. */
export const PushDevice = z.object({
  id: z.number(),
  endpoint: z.string(),
  label: z.string().nullable(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const TEST_PUSH = 'push.test';

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

export const ClaimedPush = z.object({
  id: z.string(),
  subscriptionId: z.number(),
  workflow: z.string(),
  params: claimed<NotificationParams>(),
  tag: z.string(),
  attempts: z.number(),
  createdAt: z.date(),
  expiresAt: z.date(),
  userId: z.number(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  /** Null while the contact is not known. */
  isActive: z.boolean().nullable(),
  locale: claimed<Locale>().nullable(),
  isClinic: z.boolean(),
  /** In the bell. */
  isRead: z.boolean(),
});
export type ClaimedPush = z.infer<typeof ClaimedPush>;
