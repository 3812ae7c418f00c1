import type { Logger } from '@tbt/service-kit';
import { createDeliveryLoop, type Attempt, type DeliveryLoop } from '../../delivery-loop';
import { createMailComposer, type ComposeMailOptions } from './compose-mail';
import { collectMail, type Digest } from './digests.queries';
import { retryAfterMs } from './mail-backoff';
import { ContactPending, MailCollected, MailSuppressed, MailWaits } from './mail-holds';
import { countAttempt } from './mail-metrics';
import { MailFailure, type MailTransport } from './mail-transport';
import { claimDueMails, finishMail, postponeMail } from './mail.queries';
import type { ClaimedMail } from './mail.types';

export type MailSender = DeliveryLoop;

export type MailSenderOptions = ComposeMailOptions & { logger: Logger; transport: MailTransport };

const BATCH = 4;
const PARALLEL = 8;
// Longer than any attempt may last.
const LEASE_MS = 120_000;
const INTERVAL_MS = 2_000;
const MINUTE_MS = 60_000;

/** Each mail is claimed by one sender; any number of replicas may run. */
export function createMailSender(options: MailSenderOptions): MailSender {
  const { database, clock, logger, transport } = options;
  const { prisma } = database;
  const compose = createMailComposer(options);

  async function giveUpOrPostpone(mail: ClaimedMail, { reason, isFinal }: MailFailure) {
    const waitMs = isFinal ? null : retryAfterMs(mail.attempts);
    const at = clock.now();
    if (waitMs === null) {
      await finishMail(prisma, mail, { state: 'given_up', outcome: reason, at });
      countAttempt('given_up');
      logger.error({ mailId: mail.id, reason, isGivenUp: true }, 'A mail was given up');
      return;
    }
    const nextTryAt = new Date(at.getTime() + waitMs);
    await postponeMail(prisma, mail, { outcome: reason, nextTryAt, isCounted: true });
    countAttempt('postponed');
    logger.warn({ mailId: mail.id, reason }, 'A mail was not accepted, it will be tried again');
  }

  const wait = (mail: ClaimedMail, outcome: string, nextTryAt: Date): Promise<void> =>
    postponeMail(prisma, mail, { outcome, nextTryAt, isCounted: false });

  async function collect(mail: ClaimedMail, digest: Digest): Promise<void> {
    const now = clock.now();
    if (await collectMail(prisma, mail, digest, now)) return;
    await wait(mail, 'its digest is being sent', new Date(now.getTime() + MINUTE_MS));
  }

  async function holdBack(mail: ClaimedMail, outcome: string): Promise<void> {
    await finishMail(prisma, mail, { state: 'held_back', outcome, at: clock.now() });
    countAttempt('held_back');
  }

  async function attempt(mail: ClaimedMail): Promise<void> {
    try {
      const providerId = await transport.send(await compose(mail));
      const end = { state: 'sent', outcome: null, at: clock.now() } as const;
      await finishMail(prisma, mail, end, providerId);
      countAttempt('sent');
    } catch (error) {
      if (error instanceof MailSuppressed) return holdBack(mail, error.message);
      if (error instanceof MailCollected) return collect(mail, error.digest);
      if (error instanceof MailWaits) return wait(mail, error.message, error.waiting.until);
      if (error instanceof ContactPending) {
        const nextTryAt = new Date(clock.now().getTime() + INTERVAL_MS);
        return wait(mail, 'the contact is not known yet', nextTryAt);
      }
      if (error instanceof MailFailure) return giveUpOrPostpone(mail, error);
      logger.error({ err: error, mailId: mail.id }, 'An attempt broke off');
      await giveUpOrPostpone(mail, new MailFailure('the attempt broke off', false));
    }
  }

  async function claim(limit: number): Promise<Attempt[]> {
    const now = clock.now();
    const leaseEndsAt = new Date(now.getTime() + LEASE_MS);
    const mails = await claimDueMails(prisma, { now, leaseEndsAt, limit });
    return mails.map((mail) => () => attempt(mail));
  }

  const loop = createDeliveryLoop({
    ...{ name: 'mail', logger, claim },
    ...{ batch: BATCH, parallel: PARALLEL, intervalMs: INTERVAL_MS },
  });
  return {
    ...loop,
    stop: async () => {
      await loop.stop();
      transport.close();
    },
  };
}
