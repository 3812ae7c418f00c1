import { isLoopbackAddress, isOwnMachineName, type RequestInfo } from '@tbt/service-kit';

/** How mail leaves this deployment. */
export type MailSettings = {
  /** A mail server; without one mail goes to the local mailbox. */
  smtpUrl?: string | undefined;
  /** Sender, as `Name <address>` or an address. */
  from: string;
  /** Who sends, in words: the law asks for it in every mail. */
  postalAddress: string;
  /** Whether the local mailbox is open; absent, when the site is on this machine alone. */
  mailbox?: 'on' | 'off' | undefined;
};

export const DEFAULT_MAIL: MailSettings = {
  from: 'Tooth Be Told <no-reply@localhost>',
  postalAddress: 'Tooth Be Told, Toronto, Ontario, Canada',
};

const isOnOwnMachine = (publicUrl: string): boolean =>
  isOwnMachineName(new URL(publicUrl).hostname);

/** The local mailbox shows the mail of all accounts, so only a machine of one's own opens it by itself. */
export function isMailboxOpen({ smtpUrl, mailbox }: MailSettings, publicUrl: string): boolean {
  if (smtpUrl) return false;
  if (mailbox) return mailbox === 'on';
  return isOnOwnMachine(publicUrl);
}

/**
 * Whether the caller may read the open mailbox, where links stand that are as good as a password:
 * an administrator, or a person at the machine that the site is on.
 */
export const mayReadMailbox = (
  { viewer, address }: Pick<RequestInfo, 'viewer' | 'address'>,
  publicUrl: string,
): boolean =>
  viewer?.isAdmin === true || (isOnOwnMachine(publicUrl) && isLoopbackAddress(address ?? ''));

/** The domain of the sender, for Message-IDs. */
export const senderDomain = (from: string): string =>
  /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
