import { conflict } from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { User } from '../users';
import type { PaymentPort } from './payment-port';
import { PROVIDER_TRANSACTION, type Turns } from './provider-turns';
import type { SubscriptionsRepository } from './subscriptions.repository';

type Parts = {
  port: PaymentPort;
  turns: Turns;
  subscriptions: SubscriptionsRepository;
  database: IdentityDatabase;
};

/** A plan by a code and a payment page that is still open must not both be had. */
export const createOpenCheckouts = ({ port, turns, subscriptions, database }: Parts) => ({
  /** For a claim: takes a turn with the provider only if the clinic has been to a payment page. */
  transaction: async <T>(clinicId: number, work: (tx: IdentityTx) => Promise<T>): Promise<T> =>
    (await subscriptions.checkoutOf(clinicId)) === null
      ? database.transaction(work)
      : turns(() => database.transaction(work, PROVIDER_TRANSACTION)),

  /**
   * Under the clinic's lock, before its plan starts. The page stays closed when the transaction fails.
   * @throws DomainError CONFLICT `already_subscribed` for a purchase that the site has not heard of yet, UNAVAILABLE.
   */
  close: async (tx: IdentityTx, clinic: User): Promise<void> => {
    const sessionId = await subscriptions.checkoutOf(clinic.id, tx);
    if (sessionId === null) return;
    const bought = await port.closeCheckout(sessionId);
    if (bought !== null && bought !== clinic.subscriptionId)
      throw conflict('subscription.already', { reasons: ['already_subscribed'] });
    await subscriptions.forgetCheckout(tx, clinic.id);
  },
});

export type OpenCheckouts = ReturnType<typeof createOpenCheckouts>;
