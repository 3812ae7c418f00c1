import {
  isProvince,
  PLANS,
  planTaxesOf,
  PROVINCES,
  SUBSCRIPTION_TIERS,
  type PlanTaxKind,
  type Province,
  type SubscriptionTier,
} from '@tbt/contracts';
import { unavailable, type Clock } from '@tbt/service-kit';
import type { Stripe } from 'stripe';
import { ask, find } from './stripe-client';

const productIdOf = (tier: SubscriptionTier): string => `tooth_be_told_${tier}`;
export const lookupKeyOf = (tier: SubscriptionTier): string => `${productIdOf(tier)}_monthly`;

const LISTED = { limit: 100 } as const;
const KEPT_MS = 600_000;

type TaxRate = { kind: PlanTaxKind; rate: string; province: Province };

/** Taxes are rates of our table, so that Stripe adds what `/pricing` says. */
const taxRates = (): TaxRate[] =>
  PROVINCES.flatMap((province) =>
    planTaxesOf(0, province).map(({ kind, rate }) => ({ kind, rate, province })),
  );

const isOf = ({ metadata }: Stripe.TaxRate, { kind, province }: TaxRate): boolean =>
  metadata?.kind === kind && metadata.province === province;

export type Catalogue = {
  priceOf: (tier: SubscriptionTier) => string;
  tierOf: (priceId: string) => SubscriptionTier | null;
  taxRatesOf: (province: string) => string[];
  taxOf: (rateId: string) => Pick<TaxRate, 'kind' | 'rate'> | null;
};

export const tierNamed = (name: string | undefined): SubscriptionTier | null =>
  SUBSCRIPTION_TIERS.find((tier) => tier === name) ?? null;

const missing = (what: string) =>
  unavailable(60, new Error(`Stripe has no ${what}: run \`npm run admin -- payments setup\``));

export function catalogueOf(
  prices: readonly Stripe.Price[],
  rates: readonly Stripe.TaxRate[],
): Catalogue {
  const current = (tax: TaxRate): string => {
    const rate = rates.find(
      (one) => one.active && isOf(one, tax) && one.percentage === Number(tax.rate),
    );
    if (!rate) throw missing(`tax rate ${tax.kind} of ${tax.province}`);
    return rate.id;
  };
  return {
    priceOf: (tier) => {
      const price = prices.find((one) => one.active && one.lookup_key === lookupKeyOf(tier));
      if (!price) throw missing(`price of ${tier}`);
      return price.id;
    },
    tierOf: (priceId) => tierNamed(prices.find(({ id }) => id === priceId)?.metadata.tier),
    taxRatesOf: (province) =>
      isProvince(province)
        ? taxRates()
            .filter((tax) => tax.province === province)
            .map(current)
        : [],
    taxOf: (rateId) => {
      const found = rates.find(({ id }) => id === rateId);
      const tax = found && taxRates().find((one) => isOf(found, one));
      // A former rate keeps its own number of per cent.
      return tax ? { kind: tax.kind, rate: found.percentage.toFixed(3) } : null;
    },
  };
}

/** Prices and tax rates change by the setup only, so they are kept for some minutes. */
export function createCatalogueReader(stripe: Stripe, clock: Clock): () => Promise<Catalogue> {
  let kept: { catalogue: Catalogue; until: number } | undefined;
  return async () => {
    const now = clock.now().getTime();
    if (kept && now < kept.until) return kept.catalogue;
    const [prices, rates] = await ask(() =>
      Promise.all([
        stripe.prices.list(LISTED).autoPagingToArray({ limit: 1_000 }),
        stripe.taxRates.list(LISTED).autoPagingToArray({ limit: 1_000 }),
      ]),
    );
    const catalogue = catalogueOf(prices, rates);
    kept = { catalogue, until: now + KEPT_MS };
    return catalogue;
  };
}

async function setUpPrice(stripe: Stripe, tier: SubscriptionTier): Promise<string[]> {
  const id = productIdOf(tier);
  const cents = PLANS[tier].monthlyCents;
  const name = `Tooth Be Told ${tier.charAt(0).toUpperCase()}${tier.slice(1)}`;
  const made: string[] = [];
  if (!(await find(() => stripe.products.retrieve(id)))) {
    await ask(() => stripe.products.create({ id, name }));
    made.push(`product ${id}`);
  }
  const key = lookupKeyOf(tier);
  const { data } = await ask(() => stripe.prices.list({ lookup_keys: [key], active: true }));
  if (data[0]?.unit_amount === cents && data[0].currency === 'cad') return made;
  await ask(() =>
    stripe.prices.create({
      product: id,
      currency: 'cad',
      unit_amount: cents,
      recurring: { interval: 'month' },
      tax_behavior: 'exclusive',
      lookup_key: key,
      transfer_lookup_key: true,
      metadata: { tier },
    }),
  );
  return [...made, `price ${key}`];
}

async function setUpTaxRates(stripe: Stripe): Promise<string[]> {
  const active = await ask(() =>
    stripe.taxRates.list({ ...LISTED, active: true }).autoPagingToArray({ limit: 1_000 }),
  );
  const made: string[] = [];
  for (const tax of taxRates()) {
    const same = active.filter((one) => isOf(one, tax));
    const percentage = Number(tax.rate);
    for (const old of same.filter((one) => one.percentage !== percentage))
      await ask(() => stripe.taxRates.update(old.id, { active: false }));
    if (same.some((one) => one.percentage === percentage)) continue;
    await ask(() =>
      stripe.taxRates.create({
        display_name: tax.kind.toUpperCase(),
        percentage,
        inclusive: false,
        country: 'CA',
        jurisdiction: tax.province,
        tax_type: tax.kind,
        metadata: { kind: tax.kind, province: tax.province },
      }),
    );
    made.push(`tax rate ${tax.kind} ${tax.rate} % ${tax.province}`);
  }
  return made;
}

/** Creates what is missing. @returns what was made; nothing the second time. */
export async function setUpCatalogue(stripe: Stripe): Promise<string[]> {
  const made: string[] = [];
  for (const tier of SUBSCRIPTION_TIERS) made.push(...(await setUpPrice(stripe, tier)));
  return [...made, ...(await setUpTaxRates(stripe))];
}
