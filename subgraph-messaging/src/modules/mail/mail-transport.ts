import type { OutgoingMail } from './mail.types';

export type MailTransport = {
  /** Resolves when the server accepts the mail. @returns its response. @throws MailFailure */
  send(mail: OutgoingMail): Promise<string | null>;
  close(): void;
};

/** The message contains no addresses. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';

  constructor(
    readonly reason: string,
    /** True when a retry cannot succeed. */
    readonly isFinal: boolean,
  ) {
    super(reason);
  }
}
