import { RestCheckPromoDocument } from '../../generated/graphql';
import { defineRoute } from '../define-route';

const checkPromo = defineRoute({
  method: 'GET',
  path: '/api/check-promo/{code:text}',
  summary: 'Whether a promotional code can still be claimed, and how many places are left.',
  access: 'anyone',
  document: RestCheckPromoDocument,
  variables: ({ params }) => ({ code: params.code }),
  answer: ({ promotion: { isValid, remaining } }) => ({
    status: 200,
    body: { valid: isValid, remaining },
    headers: { 'cache-control': 'no-store' },
  }),
  answers: {
    200: { description: 'The remaining places; 0 for an unknown code.', entity: 'PromoCheck' },
  },
});

export const promotionsRoutes = [checkPromo];
