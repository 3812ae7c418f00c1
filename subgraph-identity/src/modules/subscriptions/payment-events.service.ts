import { validationFailed, type Clock, type Logger } from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { User, UsersQueries } from '../users';
import { dueReminder } from './due-reminder';
import { officeKeyOf } from './office-key';
import type { PaymentEvent, PaymentPort, ProviderStatus } from './payment-port';
import { PROVIDER_TRANSACTION, type Turns } from './provider-turns';
import { GRACE_DAYS, stateOf } from './subscription-state';
import { announceChanges, announceReminder } from './subscriptions.events';
import type { SubscriptionsRepository } from './subscriptions.repository';

type Parts = {
  port: PaymentPort;
  turns: Turns;
  subscriptions: SubscriptionsRepository;
  users: UsersQueries;
  database: IdentityDatabase;
  clock: Clock;
  logger: Logger;
};

const DAY = 86_400_000;
/** Asked again from this long before the last event that was taken, as some may have failed before it. */
const REPLAY_OVERLAP = DAY;
const REPLAY_MAX = 30 * DAY;
const OVER = ['ended', 'free'];

const isOver = (status: ProviderStatus): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

const isSame = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

export function createPaymentEventsService(parts: Parts) {
  const { port, turns, subscriptions, users, database, clock, logger } = parts;

  /** False when another account of the office has had the trial. */
  async function takeTrial(tx: IdentityTx, clinic: User, at: Date): Promise<boolean> {
    const officeKey = officeKeyOf(clinic);
    const user = await subscriptions.trialOf(clinic.id, officeKey, tx);
    if (user === null) await subscriptions.useTrial(tx, { clinicId: clinic.id, officeKey, at });
    return user === null || user === clinic.id;
  }

  /** One that fails does not hold up the others; the next run takes it again. */
  async function forEach(ids: readonly string[], act: (id: string) => Promise<void>) {
    for (const id of ids)
      await act(id).catch((err: unknown) =>
        logger.warn({ err, subscription: id }, 'A subscription has to wait for the next run'),
      );
  }

  /**
   * Reads the subscription from the provider under the clinic's lock, so that the last one to write has
   * read last: events may come twice, late and in any order.
   */
  const sync = (id: string, event?: PaymentEvent): Promise<void> => turns(() => read(id, event));

  async function read(id: string, event?: PaymentEvent): Promise<void> {
    const known = await port.subscription(id);
    const trialTaken = await database.transaction(async (tx) => {
      const now = clock.now();
      if (event && !(await subscriptions.takeEvent(tx, event.id, event.type, now))) return false;
      const clinic = known && (await users.lock(tx, known.clinicId));
      if (!clinic) return false;
      if (!clinic.isActive) {
        // Bought on the provider's page while the account was being closed.
        if (!isOver(known.status)) await subscriptions.requestEnding(tx, id, now);
        return false;
      }
      const current = await port.subscription(id);
      if (!current) return false;
      const state = stateOf(current, now);
      const isOther = clinic.subscriptionId !== null && clinic.subscriptionId !== id;
      // A former subscription that ends later does not end the one that replaced it.
      if (isOther && OVER.includes(state.status)) return false;
      // Nor does a purchase that was not paid end a plan that was given.
      const isGiven = clinic.subscriptionId === null && clinic.subscriptionTier !== null;
      if (isGiven && OVER.includes(state.status)) return false;
      const stored = await subscriptions.byClinic(clinic.id, tx);
      const before = stored?.providerId === id ? stored : null;
      await subscriptions.save(tx, current, now, before);
      const isChanged =
        clinic.subscriptionId !== id ||
        clinic.customerId !== current.customerId ||
        clinic.subscriptionStatus !== state.status ||
        clinic.subscriptionTier !== state.tier ||
        !isSame(clinic.subscriptionEndsAt, state.endsAt);
      if (isChanged)
        await users.update(tx, clinic, {
          subscriptionId: id,
          customerId: current.customerId,
          subscriptionStatus: state.status,
          subscriptionTier: state.tier,
          subscriptionEndsAt: state.endsAt,
        });
      const isTaken = current.status === 'trialing' && !(await takeTrial(tx, clinic, now));
      if (!isTaken) await announceChanges(tx, clinic, { before, current, now });
      return isTaken;
    }, PROVIDER_TRANSACTION);
    if (trialTaken) await port.endTrial(id);
  }

  async function take(event: PaymentEvent): Promise<void> {
    const { customerId, setupIntentId } = event;
    const named = customerId ? await subscriptions.providerIdOf(customerId) : null;
    const id = event.subscriptionId ?? named;
    if (id === null) return;
    // An old event again must not bring an old card back.
    if (setupIntentId && !(await subscriptions.takenOf([event.id])).has(event.id))
      await turns(() => port.useCard(id, setupIntentId));
    await sync(id, event);
  }

  return {
    sync,

    /** @throws DomainError VALIDATION_FAILED for a bad or old signature. */
    receive: async (payload: string, signature: string): Promise<void> => {
      const event = await port.verify(payload, signature);
      if (!event)
        throw validationFailed([{ path: [], key: 'subscription.badSignature', values: {} }]);
      await take(event);
    },

    /** Takes the events that did not arrive, such as those of a downtime. */
    replay: async (): Promise<void> => {
      const last = await subscriptions.lastEventAt();
      const oldest = clock.now().getTime() - REPLAY_MAX;
      const since = Math.max(oldest, (last?.getTime() ?? oldest) - REPLAY_OVERLAP);
      const events = await port.eventsSince(new Date(since));
      const taken = await subscriptions.takenOf(events.map(({ id }) => id));
      for (const event of events.filter(({ id }) => !taken.has(id)))
        await take(event).catch((error: unknown) => {
          logger.warn({ err: error, event: event.id }, 'A payment event is asked for again later');
        });
    },

    /** Ends what stayed unpaid through the days of grace. */
    endUnpaid: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - GRACE_DAYS * DAY);
      await forEach(await subscriptions.pastDueBefore(before), async (id) => {
        await port.end(id);
        await sync(id);
      });
    },

    /** Ends what closed accounts had, until the provider has done it. */
    endClosed: async (): Promise<void> =>
      forEach(await subscriptions.endings(), async (id) => {
        const current = await port.subscription(id);
        if (current && !isOver(current.status)) await port.end(id);
        await database.transaction((tx) => subscriptions.finishEnding(tx, id));
      }),

    /** Reminds of the end of a trial and of a payment that failed: each once, the latest one that is due. */
    remind: async (): Promise<void> => {
      const due = await subscriptions.remindable(clock.now());
      await forEach(
        due.map(({ providerId }) => providerId),
        async (id) => {
          // What the provider has may be newer than its last event.
          await sync(id);
          await database.transaction(async (tx) => {
            const clinicId = due.find(({ providerId }) => providerId === id)?.clinicId ?? 0;
            const clinic = await users.lock(tx, clinicId);
            const stored = await subscriptions.byClinic(clinicId, tx);
            if (!clinic?.isActive || stored?.providerId !== id) return;
            const now = clock.now();
            const reminder = dueReminder(stored, now);
            if (reminder === null) return;
            await subscriptions.setReminded(
              tx,
              clinicId,
              reminder === 'trial' ? { trialRemindedAt: now } : { failureDay: reminder },
            );
            await announceReminder(tx, clinic, { stored, reminder, now });
          });
        },
      );
    },
  };
}

export type PaymentEventsService = ReturnType<typeof createPaymentEventsService>;
