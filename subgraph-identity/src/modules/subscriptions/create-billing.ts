import { isOwnMachineName, type Clock, type Deployment, type Logger } from '@tbt/service-kit';
import type { IdentityDatabase } from '../../database';
import type { UsersQueries } from '../users';
import { createOpenCheckouts } from './open-checkouts';
import { createPaymentEventsService } from './payment-events.service';
import { createTurns } from './provider-turns';
import { createStripe, type StripeSettings } from './stripe-client';
import { createStripePayments } from './stripe-payments';
import { createSubscriptionsRepository } from './subscriptions.repository';
import { createTestPayments } from './test-payments';
import { createTestPaymentsRepository } from './test-payments.repository';

type Parts = {
  database: IdentityDatabase;
  users: UsersQueries;
  clock: Clock;
  logger: Logger;
  deployment: Deployment;
  /** Null for the test driver. */
  stripe: StripeSettings | null;
};

/** The provider, or the test driver, and what is asked of it. */
export function createBilling(parts: Parts) {
  const { database, users, stripe } = parts;
  const { publicUrl } = parts.deployment;
  const testPayments = createTestPayments({
    ...parts,
    payments: createTestPaymentsRepository(database),
  });
  const stripePayments =
    stripe &&
    createStripePayments({
      ...{ ...parts, publicUrl },
      stripe: createStripe(stripe.secretKey, stripe.client),
      webhookSecret: stripe.webhookSecret,
    });
  const billing = {
    ...{ ...parts, users },
    port: stripePayments ?? testPayments.port,
    test: stripePayments ? null : testPayments,
    turns: createTurns(),
    subscriptions: createSubscriptionsRepository(database),
    // Plans are for nothing where the test driver takes the place of a provider.
    canPay: stripePayments !== null || isOwnMachineName(new URL(publicUrl).hostname),
  };
  const paymentEvents = createPaymentEventsService(billing);
  testPayments.connect(paymentEvents.receive);
  return { billing, checkouts: createOpenCheckouts(billing), paymentEvents, testPayments };
}
