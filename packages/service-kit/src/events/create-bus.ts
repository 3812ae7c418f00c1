import type { Logger } from '../logger';
import { BROKER_ADDRESS_FORM, parseBrokerAddress } from './broker-address';
import type { Bus } from './bus';
import { createNatsBus } from './nats-bus';
import { createPostgresBus } from './postgres-bus';

export type BusOptions = {
  databaseUrl: string;
  /** Servers of NATS; PostgreSQL carries events and signals too without them. */
  brokerUrl: string | undefined;
  service: string;
  logger: Logger;
};

/** @throws Error for a broker's address of another form. */
export function createBus({ databaseUrl, brokerUrl, service, logger }: BusOptions): Bus {
  const postgres = createPostgresBus({ url: databaseUrl, service, logger });
  if (brokerUrl === undefined) return postgres;
  const address = parseBrokerAddress(brokerUrl);
  if (!address) throw new Error(`BUS_URL ${BROKER_ADDRESS_FORM}`);
  return createNatsBus({ address, service, logger, postgres });
}
