import { movableClock } from '@tbt/service-kit/testing';
import { createStripe } from '../src/modules/subscriptions/stripe-client';
import { createStripePayments } from '../src/modules/subscriptions/stripe-payments';
import { startFakeStripe, type Answers, type FakeStripe } from './fake-stripe';

export const SECRET = 'sk_test_kept_to_ourselves';
export const WEBHOOK_SECRET = 'whsec_kept_too';
export const clock = movableClock(new Date('2026-11-25T12:00:00Z'));

let last: FakeStripe | undefined;
export const closeFake = async (): Promise<void> => last?.close();

/** The adapter before a server of its own; `closeFake` ends it. */
export async function portWith(answers: Answers, timeout = 20_000) {
  const fake = await startFakeStripe(answers);
  last = fake;
  const stripe = createStripe(SECRET, { ...fake.client, timeout });
  const publicUrl = 'https://site.test';
  const port = createStripePayments({ stripe, webhookSecret: WEBHOOK_SECRET, publicUrl, clock });
  return { port, stripe, fake };
}
