import { createHmac } from 'node:crypto';
import { objectOf, post } from './api';
import { operation } from './documents';
import type { Person } from './people';

/** Public: an event of the test driver only makes the site read the driver again. */
const SECRET = 'whsec_test_driver';

/** An event of a subscription that no clinic has. */
export const paymentEvent = (id: string): string =>
  JSON.stringify({
    ...{ id, type: 'customer.subscription.updated' },
    data: { object: { id: 'sub_none' } },
  });

export function signEvent(payload: string, at = Date.now()): string {
  const seconds = Math.floor(at / 1000);
  const digest = createHmac('sha256', SECRET).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

export const deliverEvent = (payload: string, signature: string) =>
  post('/api/webhooks/payments', payload, { headers: { 'stripe-signature': signature } });

/** Buys a plan for a clinic without one; nothing for other viewers. */
export async function payPlan(person: Person | null): Promise<void> {
  if (!person) return;
  const { token } = person;
  const order = { tier: 'basic', withTrial: false };
  const answer = await post('/api/subscription/checkout', order, { token });
  if (answer.status !== 201) return;
  const input = { sessionId: objectOf(answer).sessionId, scenario: 'success' };
  const query = operation('ContractPlayTestPayment');
  const played = await post('/graphql', { query, variables: { input } }, { token });
  expect(objectOf(played)).toEqual({ data: { playTestPayment: { errors: [] } } });
}
