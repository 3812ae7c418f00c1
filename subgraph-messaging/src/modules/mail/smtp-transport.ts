import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { MailFailure, type MailTransport } from './mail-transport';

export type SmtpDeadlines = {
  connectMs: number;
  /** Time without a response. */
  silenceMs: number;
  wholeMs: number;
};

export const SMTP_DEADLINES: SmtpDeadlines = {
  connectMs: 10_000,
  silenceMs: 20_000,
  wholeMs: 45_000,
};

type SmtpError = { code?: string; command?: string; responseCode?: number };

const PERMANENT_FROM = 500;
// Errors of these commands concern this mail; errors at log-in or greeting concern the configuration.
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/** After a lost connection the server may have accepted the mail: it is resent with the same Message-ID. */
export function smtpFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  const { code = 'unknown', command = 'none', responseCode } = error as SmtpError;
  const isFinal =
    responseCode !== undefined && responseCode >= PERMANENT_FROM && ABOUT_THE_MAIL.has(command);
  const said = responseCode === undefined ? code : `${code} ${responseCode}`;
  return new MailFailure(`${said} at ${command}`, isFinal);
}

/** @param url `smtp://user:password@host:587` or `smtps://…`. */
export function createSmtpTransport(
  url: string,
  { connectMs, silenceMs, wholeMs }: SmtpDeadlines = SMTP_DEADLINES,
): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    dnsTimeout: connectMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ messageId, userId: _userId, aboutUserId: _aboutUserId, ...mail }) => {
      const late = new AbortController();
      const deadline = pause(wholeMs, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new MailFailure('deadline passed', false);
      });
      // Aborted when the mail was sent first.
      deadline.catch(() => undefined);
      try {
        const sending = transporter.sendMail({ ...mail, messageId: `<${messageId}>` });
        // May still reject after the deadline.
        sending.catch(() => undefined);
        const { response } = await Promise.race([sending, deadline]);
        return response;
      } catch (error) {
        throw smtpFailure(error);
      } finally {
        late.abort();
      }
    },
    close: () => transporter.close(),
  };
}
