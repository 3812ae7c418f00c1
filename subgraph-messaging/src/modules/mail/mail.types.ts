import type { Locale } from '@tbt/contracts';
import type { NoticeParams, WorkflowKey } from '../workflows';
import type { Recipient } from '../preferences';

/** A fact that was encrypted for a purpose, as `Sealer` gives it. */
export type SealedFact = { purpose: string; text: string };

/**
 * Where a mail goes: to whatever address the person has when it is sent, to a given one, or to a
 * sealed one (`{ email }`). `userId` beside an address gives the name and the language.
 */
export type MailTo =
  | { userId: number; email?: string; sealedEmail?: SealedFact }
  | { email: string; userId?: undefined };

export type MailOrder = {
  /** Names the occasion, for example the event's id: the same key, workflow and recipient is one mail. */
  key: string;
  workflow: WorkflowKey;
  to: MailTo;
  /** For people without an account; the account's language wins. */
  locale?: Locale | null;
  params: NoticeParams;
  /** Sealed `{ token }` that belongs behind the `#` of the link. */
  sealedToken?: SealedFact;
};

export const MAIL_STATES = ['queued', 'sending', 'sent', 'held_back', 'given_up'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail that a sender has claimed. */
export type ClaimedMail = {
  id: string;
  workflow: string;
  recipient: Recipient;
  userId: number | null;
  locale: Locale | null;
  params: NoticeParams;
  sealed: Partial<Record<'address' | 'token', SealedFact>>;
  attempts: number;
  createdAt: Date;
};

/** A mail as a server takes it. */
export type OutgoingMail = {
  /** Without angle brackets; the same in every attempt. */
  messageId: string;
  userId: number | null;
  /** Somebody else whom the mail names. */
  aboutUserId: number | null;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
};
