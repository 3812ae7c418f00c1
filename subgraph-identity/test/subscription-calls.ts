import type { User } from '../src';
import { signPayload } from '../src/modules/subscriptions/webhook-signature';
import { viewerOf, type World } from './factories';

const SUBSCRIPTION = `status tier plan trialEndsAt currentPeriodEndsAt endsAt cancelAtPeriodEnd pendingTier
  canTry isPromotional canPay invoices { number tier status subtotal total taxes { kind amount } }`;
const ERRORS = 'errors { code message path reasons }';
const SECRET = 'whsec_test_driver';

export type Answer = Record<string, unknown> & { errors?: { reasons: string[]; code: string }[] };

/** What a clinic does with its plan. */
export function subscriptionCalls(world: World, clinic: User) {
  const ask = async (query: string, variables: Record<string, unknown> = {}) => {
    const { data, codes } = await world.ask({ query, variables, viewer: viewerOf(clinic) });
    if (codes.length > 0) throw new Error(codes.join(' '));
    return Object.values(data ?? {})[0] as Answer;
  };
  const act = (name: string, input: Record<string, unknown>) =>
    ask(
      `mutation Act($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
        ${name}(input: $input) { subscription { ${SUBSCRIPTION} } ${ERRORS} } }`,
      { input },
    );
  const checkout = (input: Record<string, unknown>) =>
    ask(
      `mutation Checkout($input: StartCheckoutInput!) {
        startCheckout(input: $input) { url sessionId ${ERRORS} } }`,
      { input },
    );
  const play = (sessionId: unknown, scenario: string) =>
    act('playTestPayment', { sessionId, scenario });

  return {
    checkout,
    play,
    mine: () => ask(`{ mySubscription { ${SUBSCRIPTION} } }`),
    preview: (tier: string) =>
      ask(
        `query Change($tier: String!) {
        planChange(tier: $tier) { dueNow totalNow takesEffectAt taxes { kind amount } } }`,
        { tier },
      ),
    change: (tier: string) => act('changeSubscription', { tier, confirm: true }),
    cancel: (reason = 'seldom_needed') => act('cancelSubscription', { reason }),
    resume: () =>
      ask(`mutation { resumeSubscription { subscription { ${SUBSCRIPTION} } ${ERRORS} } }`),
    updateCard: () => ask(`mutation { updatePaymentCard { url sessionId ${ERRORS} } }`),
    happen: (scenario: string) => act('playTestPayment', { scenario }),
    buy: async (tier: string, withTrial: boolean, scenario = 'success') => {
      const { sessionId } = await checkout({ tier, withTrial });
      return play(sessionId, scenario);
    },
  };
}

/** An event as the provider would send it. */
export const eventOf = (id: string, subscriptionId: string): string =>
  JSON.stringify({
    id,
    type: 'customer.subscription.updated',
    data: { object: { id: subscriptionId } },
  });

export async function receive(world: World, payload: string, signature?: string) {
  const { data } = await world.ask({
    query: `mutation Receive($payload: String!, $signature: String!) {
      receivePaymentEvent(payload: $payload, signature: $signature) { isReceived ${ERRORS} } }`,
    variables: {
      payload,
      signature: signature ?? signPayload(SECRET, payload, world.clock.now()),
    },
  });
  return data?.receivePaymentEvent as Answer;
}
