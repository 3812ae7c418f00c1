import { RestPlansDocument } from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { plansQuery } from './plans.schemas';

const listPlans = defineRoute({
  method: 'GET',
  path: '/api/plans',
  summary: 'What each plan costs and allows; taxes and totals of a province.',
  access: 'anyone',
  isPublicRead: true,
  query: plansQuery,
  document: RestPlansDocument,
  variables: ({ query: { province } }) => ({ province }),
  answer: ({ plans }) => ({
    status: 200,
    body: plans.map(({ key, price, ...plan }) => ({
      tier: key,
      price,
      currency: 'CAD',
      interval: 'month',
      ...plan,
    })),
  }),
  answers: { 200: { description: 'All plans.', entity: 'Plan', isList: true } },
});

export const plansRoutes = [listPlans];
