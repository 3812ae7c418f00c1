import { createHmac } from 'node:crypto';
import type { BenchWorld } from './bench-world';
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

async function refund(world: BenchWorld) {
  const { id: clinicId } = await world.newClinic(true);
  const invoiceId = await world.planInvoiceOf(clinicId);
  const amounts = { amount: '5.00', refundedBefore: '0.00' };
  return input({ clinicId, invoiceId, ...amounts, reason: 'Counted' });
}

const givenPlan = async (world: BenchWorld) => {
  const { id: clinicId } = await world.newClinic(false);
  const until = new Date(world.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  return input({ clinicId, tier: 'pro', until, reason: 'Counted' });
};

const order = { tier: 'basic', withTrial: false };

export const planCases: OperationCases = {
  'mfe-clinic/LaunchOffer': sentBy('visitor', () => ({ code: 'FIRST5FREE' })),
  'mfe-jobs/LaunchOffer': sentBy('visitor', () => ({ code: 'FIRST5FREE' })),
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
  'mfe-clinic/ClinicRegistrationPage': sentBy('clinic', () => ({
    code: 'FIRST5FREE',
  })),
  'gateway/RestRegisterClinic': sentBy('visitor', ({ unusedEmail, password }) =>
    input({
      ...{ officeName: 'Maple Street Dental', email: unusedEmail(), password },
      ...{ streetAddress: '1 King St W', city: 'Toronto', province: 'Ontario' },
      ...{ postalCode: 'M5H 1A1', parking: 'Behind the house' },
    }),
  ),
  'mfe-clinic/DeskSubscriptions': sentBy('admin', (_world, first) => ({ filter: {}, first })),
  'mfe-clinic/DeskSubscription': sentBy('admin', ({ clinic }) => ({ clinicId: clinic.id })),
  'mfe-clinic/DeskPromotions': sentBy('admin', () => ({})),
  'mfe-clinic/RefundPlanInvoice': sentBy('admin', refund),
  'mfe-clinic/SetGivenPlan': sentBy('admin', givenPlan),
  'mfe-clinic/SetPromotionOpen': sentBy('admin', async (world) => {
    const isOpen = !(await world.isCodeOpen());
    return input({ code: 'FIRST5FREE', isOpen, reason: 'Counted' });
  }),
  'gateway/RestPlans': sentBy(['visitor', 'clinic'], () => ({ province: 'Ontario' })),
  'gateway/RestSubscription': sentBy('clinic', () => ({})),
  'gateway/RestSubscriptionInvoicePdf': sentBy('clinic', () => ({ id: 'none', language: 'fr' })),
  'gateway/RestStartCheckout': sentByNewClinic(false, () => input(order)),
  'gateway/RestChangeSubscription': sentByNewClinic(true, () =>
    input({ tier: 'pro', confirm: true }),
  ),
  'gateway/RestCancelSubscription': sentByNewClinic(true, () => input({ reason: 'other' })),
  'gateway/RestResumeSubscription': sentByNewClinic(true, () => ({})),
  'gateway/RestDeskSubscriptions': sentBy('admin', (_world, first) => ({ first })),
  'gateway/RestSetGivenPlan': sentBy('admin', givenPlan),
  'gateway/RestRefundPlanInvoice': sentBy('admin', refund),
  'gateway/RestReceivePaymentEvent': sentBy('visitor', (world) => unknownEvent(world.now())),
};
