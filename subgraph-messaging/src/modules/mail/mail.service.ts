import {
  notFound,
  pageArgs,
  type Clock,
  type Deployment,
  type RequestInfo,
} from '@tbt/service-kit';
import type { MessagingDatabase, MessagingTx } from '../../database';
import { addressRecipient, userRecipient } from '../preferences';
import { workflowOf } from '../workflows';
import { isMailboxOpen, mayReadMailbox, type MailSettings } from './mail-settings';
import { queueMails, type NewMail } from './mail.queries';
import type { MailOrder, MailTo, SealedFact } from './mail.types';
import { mailboxPage, type MailboxMail } from './mailbox.queries';

/** Sealing purpose of addresses in the outbox. */
const ADDRESS = 'mail-address';
// Longer than a mail is retried.
const ADDRESS_LIFE_SECONDS = 14 * 86_400;

export const MAILBOX_LIST = 'mailbox';

type Dependencies = {
  database: MessagingDatabase;
  clock: Clock;
  deployment: Pick<Deployment, 'publicUrl' | 'sealer'>;
  /** Null disables mail. */
  settings: MailSettings | null;
};

export type MailboxPage = { rows: MailboxMail[]; limit: number; isContinued: boolean };

export type MailService = ReturnType<typeof createMailService>;

export function createMailService({ database, clock, deployment, settings }: Dependencies) {
  const sealedAddress = async (to: MailTo): Promise<SealedFact | null> => {
    if (to.userId !== undefined && to.sealedEmail) return to.sealedEmail;
    if (!to.email) return null;
    const { sealer } = deployment;
    const text = await sealer.seal(ADDRESS, { email: to.email }, ADDRESS_LIFE_SECONDS);
    return { purpose: ADDRESS, text };
  };

  async function toNewMail({ to, ...order }: MailOrder): Promise<NewMail> {
    const address = await sealedAddress(to);
    return {
      key: order.key,
      workflow: order.workflow,
      recipient: to.userId === undefined ? addressRecipient(to.email) : userRecipient(to.userId),
      userId: to.userId ?? null,
      locale: order.locale ?? null,
      params: order.params,
      shifts: order.shifts ?? [],
      sealed: {
        ...(address && { address }),
        ...(order.sealedToken && { token: order.sealedToken }),
      },
      at: clock.now(),
      topic: order.topic,
    };
  }

  const isOpen = settings !== null && isMailboxOpen(settings, deployment.publicUrl);

  return {
    /**
     * Queues mails, deduplicated by key, workflow and recipient; they are sent after the commit.
     * Workflows without the channel `email` are skipped.
     */
    async send(tx: MessagingTx, ...orders: readonly MailOrder[]): Promise<void> {
      if (settings === null) return;
      const mailed = orders.filter(({ workflow }) =>
        workflowOf(workflow).channels.includes('email'),
      );
      await queueMails(tx, await Promise.all(mailed.map(toNewMail)));
    },

    isMailboxOpen: isOpen,

    /** Newest first. @throws DomainError NOT_FOUND when disabled, or not for the caller. */
    async mailbox(
      info: RequestInfo,
      args: { first?: number | null; after?: string | null },
    ): Promise<MailboxPage> {
      if (!isOpen || !mayReadMailbox(info, deployment.publicUrl)) throw notFound();
      const { limit, after } = pageArgs(args, MAILBOX_LIST, ['id']);
      const page = { rows: limit + 1, beforeId: after?.[0] ?? null };
      return { rows: await mailboxPage(database.reader, page), limit, isContinued: after !== null };
    },
  };
}
