/** How mail leaves this deployment. */
export type MailSettings = {
  /** A mail server; without one mail goes to the local mailbox. */
  smtpUrl?: string | undefined;
  /** Sender, as `Name <address>` or an address. */
  from: string;
  /** Who sends, in words: the law asks for it in every mail. */
  postalAddress: string;
  /** Whether anybody may read the local mailbox; absent, when the site is on this machine alone. */
  mailbox?: 'on' | 'off' | undefined;
};

export const DEFAULT_MAIL: MailSettings = {
  from: 'Tooth Be Told <no-reply@localhost>',
  postalAddress: 'Tooth Be Told, Toronto, Ontario, Canada',
};

const OWN_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The local mailbox shows everybody's mail, so only a machine of one's own opens it by itself. */
export function isMailboxOpen({ smtpUrl, mailbox }: MailSettings, publicUrl: string): boolean {
  if (smtpUrl) return false;
  if (mailbox) return mailbox === 'on';
  return OWN_MACHINE.includes(new URL(publicUrl).hostname);
}

/** The domain of the sender, for Message-IDs. */
export const senderDomain = (from: string): string =>
  /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
