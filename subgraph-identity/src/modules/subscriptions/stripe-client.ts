import { conflict, EnvError, unavailable, type DomainError } from '@tbt/service-kit';
import Stripe from 'stripe';
import type { OperationKey } from './payment-port';
import { RETRY_SECONDS } from './provider-turns';

type ClientOptions = Pick<
  NonNullable<ConstructorParameters<typeof Stripe>[1]>,
  'host' | 'port' | 'protocol' | 'timeout'
>;

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  client?: ClientOptions;
};

/** Null without a provider. @throws EnvError when only one of the two is set. */
export function stripeSettingsOf(env: {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
}): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey && !webhookSecret) return null;
  if (!secretKey || !webhookSecret)
    throw new EnvError(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together or not at all',
    );
  return { secretKey, webhookSecret };
}

const DEADLINE_MS = 8_000;

export const createStripe = (secretKey: string, options: ClientOptions = {}): Stripe =>
  new Stripe(secretKey, {
    timeout: DEADLINE_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...options,
  });

/** What may be logged of a refusal: no headers, no parameters. */
const factsOf = ({ type, code, statusCode, requestId }: Stripe.errors.StripeError): Error =>
  new Error(`Stripe: ${type} ${code ?? ''} ${statusCode ?? 'no answer'} ${requestId ?? ''}`.trim());

function refusedCard({ decline_code: decline }: Stripe.errors.StripeCardError): DomainError {
  return decline === 'insufficient_funds'
    ? conflict('subscription.insufficientFunds', { reasons: ['insufficient_funds'] })
    : conflict('subscription.declined', { reasons: ['card_declined'] });
}

function translated(error: unknown): unknown {
  const { StripeError, StripeCardError, StripeInvalidRequestError } = Stripe.errors;
  if (error instanceof StripeCardError) return refusedCard(error);
  if (error instanceof StripeInvalidRequestError) return factsOf(error);
  return error instanceof StripeError ? unavailable(RETRY_SECONDS, factsOf(error)) : error;
}

/**
 * A call of Stripe.
 * @throws DomainError UNAVAILABLE while Stripe is down or too slow, CONFLICT for a card it refuses.
 */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translated(error);
  }
}

/** Null for what Stripe does not have. @throws DomainError as `ask`. */
export const find = <T>(call: () => Promise<T>): Promise<T | null> =>
  ask(async () => {
    try {
      return await call();
    } catch (error) {
      const { StripeInvalidRequestError } = Stripe.errors;
      if (error instanceof StripeInvalidRequestError && error.code === 'resource_missing')
        return null;
      throw error;
    }
  });

/** `refusal` for what Stripe will not do as asked. @throws DomainError as `ask`. */
export const askUnlessRefused = <T>(call: () => Promise<T>, refusal: DomainError): Promise<T> =>
  ask(async () => {
    try {
      return await call();
    } catch (error) {
      throw error instanceof Stripe.errors.StripeInvalidRequestError ? refusal : error;
    }
  });

export const keyed = (key: OperationKey): { idempotencyKey?: string } =>
  key === null ? {} : { idempotencyKey: key };
