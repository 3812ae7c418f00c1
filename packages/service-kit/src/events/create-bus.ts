import type { Logger } from '../logger';
import { BROKER_ADDRESS_FORM, parseBrokerAddress } from './broker-address';
import type { Bus } from './bus';
import { createPostgresBus } from './postgres-bus';

export type BusOptions = {
  databaseUrl: string;
  /** Servers of NATS; PostgreSQL carries events and signals too without them. */
  brokerUrl: string | undefined;
  service: string;
  logger: Logger;
};

/** @throws Error for a broker's address of another form. */
export async function createBus(options: BusOptions): Promise<Bus> {
  const { databaseUrl, brokerUrl, service, logger } = options;
  const address = brokerUrl === undefined ? undefined : parseBrokerAddress(brokerUrl);
  if (brokerUrl !== undefined && !address) throw new Error(`BUS_URL ${BROKER_ADDRESS_FORM}`);
  const postgres = createPostgresBus({ url: databaseUrl, service, logger });
  if (!address) return postgres;
  // Without a broker its client is not even loaded.
  const { createNatsBus } = await import('./nats-bus');
  return createNatsBus({ address, service, logger, postgres });
}
