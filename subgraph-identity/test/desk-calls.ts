import type { User } from '../src';
import { viewerOf, type World } from './factories';

const SUBSCRIPTION = `id status tier plan promotionalCode cancelReason givenPlan { tier until }
  invoices { id number status total refunded } runningRefunds { invoiceId amount }
  clinic { firstName }
  records { edges { node { change tier total day reason actor { id } } } }`;
const ERRORS = 'errors { code message path reasons }';
const PROMOTION = `code places isOpen reason changedBy { id }
  taken { order at clinic { id } }`;

export type Row = Record<string, unknown> & {
  id: string;
  invoices: { id: string; refunded: string; status: string; total: string }[];
  records: { edges: { node: Record<string, unknown> }[] };
};
type Outcome = {
  subscription: Row | null;
  isRunning?: boolean | null;
  errors: { code: string; message: string; path: string[]; reasons: string[] }[];
};

/** What an administrator does at the desk of subscriptions. */
export function deskCalls(world: World, admin: User) {
  const ask = async (query: string, variables: Record<string, unknown> = {}) => {
    const viewer = { ...viewerOf(admin), isAdmin: true };
    const { data, codes } = await world.ask({ query, variables, viewer });
    if (codes.length > 0) throw new Error(codes.join(' '));
    return Object.values(data ?? {})[0] as unknown;
  };
  const act = async (name: string, input: Record<string, unknown>, result = SUBSCRIPTION) =>
    (await ask(
      `mutation Act($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
        ${name}(input: $input) { ${result} ${ERRORS} } }`,
      { input },
    )) as Outcome;
  const subscription = `subscription { ${SUBSCRIPTION} }`;

  return {
    list: async (filter: Record<string, unknown> = {}, page: Record<string, unknown> = {}) => {
      const found = (await ask(
        `query List($filter: DeskSubscriptionFilter, $first: Int, $after: String) {
          deskSubscriptions(filter: $filter, first: $first, after: $after) {
            edges { cursor node { ${SUBSCRIPTION} } } pageInfo { hasNextPage endCursor } } }`,
        { filter, ...page },
      )) as { edges: { node: Row }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
      return { rows: found.edges.map(({ node }) => node), ...found.pageInfo };
    },
    read: async (clinicId: number) =>
      (await ask(
        `query Read($clinicId: ID!) { deskSubscription(clinicId: $clinicId) { ${SUBSCRIPTION} } }`,
        { clinicId },
      )) as Row,
    refund: (input: Record<string, unknown>) =>
      act(
        'refundPlanInvoice',
        { reason: 'Charged by mistake', ...input },
        `isRunning ${subscription}`,
      ),
    give: (input: Record<string, unknown>) =>
      act('setGivenPlan', { reason: 'Lost a week to our outage', ...input }, subscription),
    setOpen: (isOpen: boolean, reason = 'The launch is over') =>
      act('setPromotionOpen', { code: 'FIRST5FREE', isOpen, reason }, `promotion { ${PROMOTION} }`),
    promotions: async () =>
      (await ask(`{ deskPromotions { ${PROMOTION} } }`)) as Record<string, unknown>[],
  };
}
