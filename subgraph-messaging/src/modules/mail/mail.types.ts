import { claimed } from '@tbt/service-kit';
import type { AlertedShift, Locale } from '@tbt/contracts';
import { z } from 'zod';
import type { NotificationParams, WorkflowKey } from '../workflows';
import type { Recipient } from '../preferences';

/** Encrypted by `Sealer` for one purpose. */
export type SealedFact = { purpose: string; text: string };

/**
 * A user's current address, a given one, or a sealed one (`{ email }`).
 * With an address, `userId` provides name and language.
 */
export type MailTo =
  | { userId: number; email?: string; sealedEmail?: SealedFact }
  | { email: string; userId?: undefined };

/** What several events in a row are about: the latest replaces unread notifications and waiting mails. */
export type Topic = {
  key: string;
  /** Orders the events, which arrive in any order. */
  at: Date;
  /** Null: the mail is sent at once. */
  mailAfter: Date | null;
};

export type MailOrder = {
  /** The trigger, for example the event's id: the same key, workflow and recipient is one mail. */
  key: string;
  workflow: WorkflowKey;
  to: MailTo;
  /** For recipients without an account; the account's language takes precedence. */
  locale?: Locale | null;
  params: NotificationParams;
  /** Listed below the text. */
  shifts?: readonly AlertedShift[];
  topic?: Topic | undefined;
  /** Sealed `{ token }` for the link's fragment. */
  sealedToken?: SealedFact;
};

export const MAIL_STATES = [
  'queued',
  'sending',
  'collected',
  'sent',
  'held_back',
  'given_up',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const ClaimedMail = z.object({
  id: z.string(),
  workflow: z.string(),
  recipient: claimed<Recipient>(),
  userId: z.number().nullable(),
  locale: claimed<Locale>().nullable(),
  params: claimed<NotificationParams>(),
  shifts: z.array(claimed<AlertedShift>()),
  sealed: claimed<Partial<Record<'address' | 'token', SealedFact>>>(),
  attempts: z.number(),
  createdAt: z.date(),
});
export type ClaimedMail = z.infer<typeof ClaimedMail>;

/** Announced by mail and not read since. */
export const UnreadConversation = z.object({
  personId: z.number(),
  count: z.number(),
  latestAt: z.date(),
  /** How many there are, also those beyond the list. */
  conversations: z.number(),
});
export type UnreadConversation = z.infer<typeof UnreadConversation>;

/** What mails of unread messages say, read when they are sent. */
export type UnreadReader = {
  isOnline(userId: number): boolean;
  unreadOf(userId: number): Promise<UnreadConversation[]>;
};

export type OutgoingMail = {
  /** Without angle brackets; the same in every attempt. */
  messageId: string;
  userId: number | null;
  aboutUserId: number | null;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
};
