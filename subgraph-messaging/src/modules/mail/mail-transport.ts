import type { OutgoingMail } from './mail.types';

/** The way out of the house. */
export type MailTransport = {
  /**
   * Resolves when the mail was accepted.
   * @returns what the server said to it.
   * @throws MailFailure
   */
  send(mail: OutgoingMail): Promise<string | null>;
  close(): void;
};

/** Why a mail was not accepted, in words without addresses. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';

  constructor(
    readonly reason: string,
    /** True when no later attempt can end otherwise. */
    readonly isFinal: boolean,
  ) {
    super(reason);
  }
}
