import * as z from 'zod/mini';
import { RestReferralDocument } from '../../generated/graphql';
import { defineRoute } from '../define-route';

const count = z.int().check(z.nonnegative());

/** Numbers alone, no names. */
export const referralSchema = z.object({
  code: z.string(),
  joined: count,
  completed: count,
  daysGiven: count,
});

const mine = defineRoute({
  method: 'GET',
  path: '/api/referral',
  summary: 'The link for recommending the platform, and what came of it.',
  access: 'session',
  document: RestReferralDocument,
  variables: () => ({}),
  answer: ({ myReferral }) => ({ status: 200, body: myReferral }),
  answers: { 200: { description: 'Code and counts.', entity: 'Referral' } },
});

export const referralRoutes = [mine];
