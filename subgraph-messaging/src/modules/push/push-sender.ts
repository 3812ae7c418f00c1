import type { Clock, Logger } from '@tbt/service-kit';
import type { MessagingDatabase } from '../../database';
import { createDeliveryLoop, type Attempt, type DeliveryLoop } from '../../delivery-loop';
import type { ContactsService, Contact } from '../contacts';
import {
  DEFAULT_ZONE,
  isUrgent,
  quietHoursOfAll,
  quietWaiting,
  userRecipient,
  type PreferencesService,
  type QuietHours,
} from '../preferences';
import { isWorkflowKey, workflowOf } from '../workflows';
import type { PostPush, PushAnswer } from './post-push';
import { pushEndOf, retryAt } from './push-answers';
import { removeSubscription } from './push-devices.queries';
import { countPush } from './push-metrics';
import { claimDuePushes, dropExpiredPushes, finishPush, postponePush } from './push.queries';
import { PUSH_LIFE_MS } from './push.service';
import type { ClaimedPush } from './push.types';
import { pushTag, writePush } from './write-push';

export type PushSender = DeliveryLoop;

export type PushSenderOptions = {
  database: MessagingDatabase;
  clock: Clock;
  logger: Logger;
  contacts: ContactsService;
  preferences: PreferencesService;
  /** Null: push is off. */
  post: PostPush | null;
};

const BATCH = 32;
const PARALLEL = 128;
// Longer than any attempt may last.
const LEASE_MS = 30_000;
const INTERVAL_MS = 2_000;
const CONTACT_WAIT_MS = 30_000;

/** What a batch needs to know, read by one statement of each kind. */
type BatchFacts = {
  contacts: ReadonlyMap<number, Contact>;
  quietHours: ReadonlyMap<number, QuietHours>;
  isWanted: Awaited<ReturnType<PreferencesService['choices']>>;
};

/** Each message is claimed by one sender; any number of replicas may run. */
export function createPushSender(options: PushSenderOptions): PushSender {
  const { database, clock, logger, contacts, preferences, post } = options;
  const { prisma } = database;

  async function factsOf(batch: readonly ClaimedPush[]): Promise<BatchFacts> {
    const userIds = [...new Set(batch.map(({ userId }) => userId))];
    const named = batch
      .flatMap(({ params }) => [params.personId, params.clinicId])
      .filter((id): id is number => typeof id === 'number');
    const [known, quietHours, isWanted] = await Promise.all([
      contacts.contacts(prisma, [...new Set(named)]),
      quietHoursOfAll(prisma, userIds),
      preferences.choices(prisma, userIds.map(userRecipient)),
    ]);
    return { contacts: known, quietHours, isWanted };
  }

  async function heldBack(push: ClaimedPush): Promise<void> {
    await finishPush(prisma, push, null);
    countPush('held_back');
  }

  async function recordAnswer(push: ClaimedPush, answer: PushAnswer): Promise<void> {
    const now = clock.now();
    const end = pushEndOf(answer);
    if (end === 'device_gone') await removeSubscription(prisma, push.subscriptionId);
    if (end === 'sent' || end === 'given_up')
      await finishPush(prisma, push, end === 'sent' ? now : null);
    if (end === 'postponed') {
      const nextTryAt = retryAt(answer, push.attempts, now);
      await postponePush(prisma, push, { ...push, nextTryAt, isCounted: true });
    }
    countPush(end);
    if (end === 'given_up')
      logger.warn({ pushId: push.id, status: answer.status }, 'A push message was refused');
  }

  async function attempt(push: ClaimedPush, facts: BatchFacts): Promise<void> {
    const now = clock.now();
    const { workflow: key, params, userId } = push;
    const workflow = isWorkflowKey(key) ? workflowOf(key) : null;
    const hours = facts.quietHours.get(userId) ?? null;
    if (push.isActive === null && now.getTime() - push.createdAt.getTime() < CONTACT_WAIT_MS) {
      const nextTryAt = new Date(now.getTime() + INTERVAL_MS);
      return postponePush(prisma, push, { ...push, nextTryAt, isCounted: false });
    }
    const isHeld =
      push.isRead || (workflow && !facts.isWanted(userRecipient(userId), workflow, 'push'));
    if (push.isActive === false || isHeld) return heldBack(push);
    const until = workflow && quietWaiting(hours, { params, workflow }, now);
    if (until) {
      const expiresAt = new Date(until.getTime() + PUSH_LIFE_MS);
      return postponePush(prisma, push, { nextTryAt: until, expiresAt, isCounted: false });
    }
    const locale = push.locale ?? 'en-CA';
    const clinicId = push.isClinic ? userId : null;
    const payload = writePush({ ...push, locale, clinicId, contacts: facts.contacts });
    if (!post || !payload) return heldBack(push);
    const answer = await post({
      endpoint: push.endpoint,
      keys: { p256dh: push.p256dh, auth: push.auth },
      payload: JSON.stringify(payload),
      ttl: Math.floor((push.expiresAt.getTime() - now.getTime()) / 1000),
      isUrgent:
        workflow !== null && isUrgent(workflow, params, hours?.timeZone ?? DEFAULT_ZONE, now),
      topic: pushTag(push.tag),
    });
    await recordAnswer(push, answer);
  }

  async function claim(limit: number): Promise<Attempt[]> {
    const now = clock.now();
    const leaseEndsAt = new Date(now.getTime() + LEASE_MS);
    const batch = await claimDuePushes(prisma, { now, leaseEndsAt, limit });
    if (batch.length === 0) return [];
    const facts = await factsOf(batch);
    return batch.map((push) => () => attempt(push, facts));
  }

  const loop = createDeliveryLoop({
    ...{ name: 'push messages', logger, claim },
    ...{ batch: BATCH, parallel: PARALLEL, intervalMs: INTERVAL_MS },
    prepare: async () => {
      const expired = await dropExpiredPushes(prisma, clock.now());
      if (expired > 0) countPush('given_up', expired);
    },
  });
  return { ...loop, start: () => post && loop.start() };
}
