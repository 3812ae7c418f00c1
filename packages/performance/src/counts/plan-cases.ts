import { createHmac } from 'node:crypto';
import { input, sentBy, sentByNewClinic, type OperationCases } from './operation-case';

const SECRET = 'whsec_test_driver';

/** An event of a subscription without a clinic. */
function unknownEvent(now: Date) {
  const payload = JSON.stringify({
    id: `evt_${String(now.getTime())}_${String(Math.random())}`,
    type: 'customer.subscription.updated',
    data: { object: { id: 'sub_none' } },
  });
  const seconds = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', SECRET)
    .update(`${String(seconds)}.${payload}`)
    .digest('hex');
  return { payload, signature: `t=${String(seconds)},v1=${digest}` };
}

const order = { tier: 'basic', withTrial: false };

export const planCases: OperationCases = {
  'mfe-clinic/PricingPage': sentBy('visitor', () => ({ code: 'FIRST5FREE' })),
  'mfe-clinic/SubscriptionPage': sentBy('clinic', () => ({})),
  'mfe-clinic/StartCheckout': sentByNewClinic(false, () => input(order)),
  'mfe-clinic/PlayTestPayment': sentByNewClinic(true, () => input({ scenario: 'renew' })),
  'mfe-clinic/PlanChange': sentByNewClinic(true, () => ({ tier: 'pro' })),
  'mfe-clinic/ChangeSubscription': sentByNewClinic(true, () =>
    input({ tier: 'pro', confirm: true }),
  ),
  'mfe-clinic/CancelSubscription': sentByNewClinic(true, () => input({ reason: 'other' })),
  'mfe-clinic/ResumeSubscription': sentByNewClinic(true, () => ({})),
  'mfe-clinic/UpdatePaymentCard': sentByNewClinic(true, () => ({})),
  'gateway/RestPlans': sentBy(['visitor', 'clinic'], () => ({ province: 'Ontario' })),
  'gateway/RestSubscription': sentBy('clinic', () => ({})),
  'gateway/RestStartCheckout': sentByNewClinic(false, () => input(order)),
  'gateway/RestChangeSubscription': sentByNewClinic(true, () =>
    input({ tier: 'pro', confirm: true }),
  ),
  'gateway/RestCancelSubscription': sentByNewClinic(true, () => input({ reason: 'other' })),
  'gateway/RestResumeSubscription': sentByNewClinic(true, () => ({})),
  'gateway/RestReceivePaymentEvent': sentBy('visitor', (world) => unknownEvent(world.now())),
};
