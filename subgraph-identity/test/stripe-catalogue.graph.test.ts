import { PLANS, planTaxesOf, PROVINCES, SUBSCRIPTION_TIERS } from '@tbt/contracts';
import { failing, listOf, startFakeStripe } from './fake-stripe';
import { setUpCatalogue } from '../src/modules/subscriptions/stripe-catalogue';
import { createStripe } from '../src/modules/subscriptions/stripe-client';

it('creates each plan and each tax of each province once', async () => {
  const products: string[] = [];
  const prices: Record<string, unknown>[] = [];
  const rates: Record<string, unknown>[] = [];
  const fake = await startFakeStripe({
    ...Object.fromEntries(
      SUBSCRIPTION_TIERS.map((tier) => [
        `GET /v1/products/tooth_be_told_${tier}`,
        () =>
          products.includes(`tooth_be_told_${tier}`)
            ? { id: `tooth_be_told_${tier}` }
            : failing(404, { type: 'invalid_request_error', code: 'resource_missing' }),
      ]),
    ),
    'POST /v1/products': ({ params }) => {
      products.push(String(params.id));
      return { id: params.id };
    },
    'GET /v1/prices': ({ params }) =>
      listOf(prices.filter((one) => one.lookup_key === params['lookup_keys[0]'])),
    'POST /v1/prices': ({ params }) => {
      prices.push({ ...params, unit_amount: Number(params.unit_amount) });
      return {};
    },
    'GET /v1/tax_rates': () => listOf(rates),
    'POST /v1/tax_rates': ({ params }) => {
      const metadata = { kind: params['metadata[kind]'], province: params['metadata[province]'] };
      rates.push({ percentage: Number(params.percentage), inclusive: params.inclusive, metadata });
      return {};
    },
  });
  const stripe = createStripe('sk_test_1', fake.client);
  await setUpCatalogue(stripe);
  expect(prices).toMatchObject(
    SUBSCRIPTION_TIERS.map((tier) => ({
      ...{ product: `tooth_be_told_${tier}`, currency: 'cad', 'recurring[interval]': 'month' },
      ...{ unit_amount: PLANS[tier].monthlyCents, 'metadata[tier]': tier },
    })),
  );
  expect(rates).toEqual(
    PROVINCES.flatMap((province) =>
      planTaxesOf(0, province).map(({ kind, rate }) => ({
        ...{ percentage: Number(rate), inclusive: 'false', metadata: { kind, province } },
      })),
    ),
  );
  expect(await setUpCatalogue(stripe)).toEqual([]);
  await fake.close();
});
