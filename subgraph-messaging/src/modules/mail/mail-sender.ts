import type { Clock, Deployment, Logger } from '@tbt/service-kit';
import type { MessagingDatabase } from '../../database';
import { contactNames, salutationName, withShiftPlace, type ContactsService } from '../contacts';
import type { PreferencesService } from '../preferences';
import { isWorkflowKey, workflowOf } from '../workflows';
import { retryAfterMs } from './mail-backoff';
import { countAttempt } from './mail-metrics';
import { senderDomain, type MailSettings } from './mail-settings';
import { dayWaiting, quietMail, type Waiting } from './mail-times';
import { MailFailure, type MailTransport } from './mail-transport';
import { claimDueMails, finishMail, postponeMail } from './mail.queries';
import type { ClaimedMail, OutgoingMail, SealedFact } from './mail.types';
import { threadHeaders } from './thread-headers';
import { writeMail } from './write-mail';

export type MailSender = {
  start(): void;
  /** Checks for due mail soon. */
  kick(): void;
  /** Sends until nothing is due; also before `start`. */
  drain(): Promise<void>;
  /** Awaits the attempts in progress. */
  stop(): Promise<void>;
};

export type MailSenderOptions = {
  database: MessagingDatabase;
  clock: Clock;
  logger: Logger;
  deployment: Pick<Deployment, 'publicUrl' | 'sealer'>;
  contacts: ContactsService;
  preferences: PreferencesService;
  transport: MailTransport;
  settings: MailSettings;
};

const BATCH = 8;
// Longer than any attempt may last.
const LEASE_MS = 120_000;
const INTERVAL_MS = 2_000;
/** Time to wait for a new account's name and language, which arrive by another event. */
const CONTACT_WAIT_MS = 30_000;

/** Why a mail must not be sent at all. */
class MailSuppressed extends Error {
  override readonly name = 'MailSuppressed';
}

class ContactPending extends Error {
  override readonly name = 'ContactPending';
}

/** Sent later, by the recipient's clock. */
class MailWaits extends Error {
  override readonly name = 'MailWaits';

  constructor(readonly waiting: Waiting) {
    super(waiting.reason);
  }
}

/** Each mail is claimed by one sender; any number of replicas may run. */
export function createMailSender(options: MailSenderOptions): MailSender {
  const { database, clock, logger, deployment, contacts, preferences, transport, settings } =
    options;
  const { prisma } = database;

  async function opened(fact: SealedFact, name: string): Promise<string> {
    const facts = await deployment.sealer.open(fact.purpose, fact.text);
    const value = facts?.[name];
    if (typeof value !== 'string') throw new MailSuppressed('what it said can no longer be opened');
    return value;
  }

  async function compose(mail: ClaimedMail): Promise<OutgoingMail> {
    const { workflow: key, params, recipient, userId, sealed } = mail;
    if (!isWorkflowKey(key)) throw new MailSuppressed('unknown workflow');
    const workflow = workflowOf(key);
    const wanting = await preferences.wanting(prisma, workflow, 'email', [recipient]);
    if (!wanting.has(recipient)) throw new MailSuppressed('switched off');
    const quiet = await quietMail(prisma, mail, workflow, clock.now());
    if (quiet) throw new MailWaits(quiet);
    const ids = [userId, params.personId, params.clinicId].filter(
      (id): id is number => typeof id === 'number',
    );
    const known = await contacts.contacts(prisma, ids);
    const own = userId === null ? undefined : known.get(userId);
    const age = clock.now().getTime() - mail.createdAt.getTime();
    if (userId !== null && !own && age < CONTACT_WAIT_MS) throw new ContactPending();
    if (own && !own.isActive && !sealed.address) throw new MailSuppressed('account closed');
    const to = sealed.address ? await opened(sealed.address, 'email') : own?.email;
    if (!to) throw new MailFailure('the address is not known yet', false);
    const full = await dayWaiting(prisma, mail, workflow, clock.now());
    if (full) throw new MailWaits(full);
    const linkToken = sealed.token ? await opened(sealed.token, 'token') : null;
    const unsubscribeToken = workflow.critical
      ? null
      : await preferences.issueToken(prisma, recipient, workflow.category);
    const written = writeMail({
      workflow: key,
      params: withShiftPlace(params, known),
      shifts: mail.shifts,
      locale: own?.locale ?? mail.locale ?? 'en-CA',
      people: contactNames(known),
      greetedAs: own ? salutationName(own) : null,
      isMember: userId !== null,
      publicUrl: deployment.publicUrl,
      postalAddress: settings.postalAddress,
      linkToken,
      unsubscribeToken,
    });
    const messageId = `${mail.id}@${senderDomain(settings.from)}`;
    const aboutUserId = typeof params.personId === 'number' ? params.personId : null;
    const headers = { ...written.headers, ...threadHeaders(params, senderDomain(settings.from)) };
    return { ...written, headers, messageId, userId, aboutUserId, from: settings.from, to };
  }

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

  async function attempt(mail: ClaimedMail): Promise<void> {
    try {
      const providerId = await transport.send(await compose(mail));
      const end = { state: 'sent', outcome: null, at: clock.now() } as const;
      await finishMail(prisma, mail, end, providerId);
      countAttempt('sent');
    } catch (error) {
      if (error instanceof MailSuppressed) {
        const end = { state: 'held_back', outcome: error.message, at: clock.now() } as const;
        await finishMail(prisma, mail, end);
        countAttempt('held_back');
        return;
      }
      if (error instanceof MailWaits) {
        const { until: nextTryAt, reason: outcome } = error.waiting;
        await postponeMail(prisma, mail, { outcome, nextTryAt, isCounted: false });
        return;
      }
      if (error instanceof ContactPending) {
        const nextTryAt = new Date(clock.now().getTime() + INTERVAL_MS);
        await postponeMail(prisma, mail, {
          outcome: 'the contact is not known yet',
          nextTryAt,
          isCounted: false,
        });
        return;
      }
      if (error instanceof MailFailure) return giveUpOrPostpone(mail, error);
      logger.error({ err: error, mailId: mail.id }, 'An attempt broke off');
      await giveUpOrPostpone(mail, new MailFailure('the attempt broke off', false));
    }
  }

  let isStopped = false;
  let isRunning = false;
  let isAskedAgain = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function sendDue(): Promise<void> {
    for (;;) {
      const now = clock.now();
      const leaseEndsAt = new Date(now.getTime() + LEASE_MS);
      const mails = await claimDueMails(prisma, { now, leaseEndsAt, limit: BATCH });
      // A mail whose result cannot be recorded keeps its lease and is retried.
      const ends = await Promise.allSettled(mails.map(attempt));
      for (const end of ends) {
        if (end.status === 'rejected')
          logger.error({ err: end.reason }, 'The end of an attempt could not be written');
      }
      if (mails.length < BATCH || isStopped) return;
    }
  }

  const drain = (): Promise<void> => {
    if (running) {
      isAskedAgain = true;
      return running;
    }
    const work = async () => {
      do {
        isAskedAgain = false;
        await sendDue();
      } while (isAskedAgain && !isStopped);
    };
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  };

  const kick = () => {
    if (!isRunning || isStopped) return;
    drain().catch((err: unknown) => logger.warn({ err }, 'Mail could not be looked through'));
  };

  return {
    start: () => {
      isRunning = true;
      timer = setInterval(kick, INTERVAL_MS);
      timer.unref();
      kick();
    },
    kick,
    drain,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
      transport.close();
    },
  };
}
