import { validationFailed, type Clock } from '@tbt/service-kit';
import type { IdentityDatabase } from '../../database';
import type { UsersQueries } from '../users';
import { officeKeyOf } from './office-key';
import type { PaymentPort } from './payment-port';
import { GRACE_DAYS, stateOf } from './subscription-state';
import type { SubscriptionsRepository } from './subscriptions.repository';

type Parts = {
  port: PaymentPort;
  subscriptions: SubscriptionsRepository;
  users: UsersQueries;
  database: IdentityDatabase;
  clock: Clock;
};

const DAY = 86_400_000;
const OVER = ['ended', 'free'];

const isSame = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

export function createPaymentEventsService({ port, subscriptions, users, database, clock }: Parts) {
  /**
   * Reads the subscription from the provider under the clinic's lock, so that the last one to write has
   * read last: events may come twice, late and in any order.
   */
  async function sync(id: string, event?: { id: string; type: string }): Promise<void> {
    const known = await port.subscription(id);
    const trialTaken = await database.transaction(async (tx) => {
      const now = clock.now();
      if (event && !(await subscriptions.takeEvent(tx, event.id, event.type, now))) return false;
      const clinic = known && (await users.lock(tx, known.clinicId));
      if (!clinic?.isActive) return false;
      const current = await port.subscription(id);
      if (!current) return false;
      const state = stateOf(current, now);
      const isOther = clinic.subscriptionId !== null && clinic.subscriptionId !== id;
      // A former subscription that ends later does not end the one that replaced it.
      if (isOther && OVER.includes(state.status)) return false;
      await subscriptions.save(tx, current, now);
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
      if (current.status !== 'trialing') return false;
      const officeKey = officeKeyOf(clinic);
      const user = await subscriptions.trialOf(clinic.id, officeKey, tx);
      if (user === null)
        await subscriptions.useTrial(tx, { clinicId: clinic.id, officeKey, at: now });
      return user !== null && user !== clinic.id;
    });
    if (trialTaken) await port.endTrial(id);
  }

  return {
    sync,

    /** @throws DomainError VALIDATION_FAILED for a bad or old signature. */
    receive: async (payload: string, signature: string): Promise<void> => {
      const event = port.verify(payload, signature);
      if (!event)
        throw validationFailed([{ path: [], key: 'subscription.badSignature', values: {} }]);
      await sync(event.subscriptionId, event);
    },

    /** Ends what stayed unpaid through the days of grace. */
    endUnpaid: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - GRACE_DAYS * DAY);
      for (const id of await subscriptions.pastDueBefore(before)) {
        await port.end(id);
        await sync(id);
      }
    },
  };
}

export type PaymentEventsService = ReturnType<typeof createPaymentEventsService>;
