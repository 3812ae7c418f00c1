import { isLoopbackAddress, isOwnMachineName, type RequestInfo } from '@tbt/service-kit';

export type MailSettings = {
  /** Without a mail server mail goes to the local mailbox. */
  smtpUrl?: string | undefined;
  /** Sender, as `Name <address>` or an address. */
  from: string;
  /** Required by anti-spam law in every mail. */
  postalAddress: string;
  /** Whether the local mailbox is enabled; default: only on localhost. */
  mailbox?: 'on' | 'off' | undefined;
};

export const DEFAULT_MAIL: MailSettings = {
  from: 'Tooth Be Told <no-reply@localhost>',
  postalAddress: 'Tooth Be Told, Toronto, Ontario, Canada',
};

const isOnOwnMachine = (publicUrl: string): boolean =>
  isOwnMachineName(new URL(publicUrl).hostname);

/** The mailbox shows every account's mail, so it opens by default on localhost only. */
export function isMailboxOpen({ smtpUrl, mailbox }: MailSettings, publicUrl: string): boolean {
  if (smtpUrl) return false;
  if (mailbox) return mailbox === 'on';
  return isOnOwnMachine(publicUrl);
}

/** The mailbox contains password-equivalent links: administrators and local callers only. */
export const mayReadMailbox = (
  { viewer, address }: Pick<RequestInfo, 'viewer' | 'address'>,
  publicUrl: string,
): boolean =>
  viewer?.isAdmin === true || (isOnOwnMachine(publicUrl) && isLoopbackAddress(address ?? ''));

export const senderDomain = (from: string): string =>
  /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
