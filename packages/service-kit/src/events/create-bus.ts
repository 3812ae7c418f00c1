import { createRequire } from 'node:module';
import type { Logger } from '../logger';
import { BROKER_ADDRESS_FORM, parseBrokerAddress } from './broker-address';
import type { Bus } from './bus';
import type * as NatsBus from './nats-bus';
import { createPostgresBus } from './postgres-bus';

export type BusOptions = {
  databaseUrl: string;
  /** Servers of NATS; PostgreSQL carries events and signals too without them. */
  brokerUrl: string | undefined;
  service: string;
  logger: Logger;
};

const load = createRequire(__filename);

/** @throws Error for a broker's address of another form. */
export async function createBus(options: BusOptions): Promise<Bus> {
  const { databaseUrl, brokerUrl, service, logger } = options;
  const address = brokerUrl === undefined ? undefined : parseBrokerAddress(brokerUrl);
  if (brokerUrl !== undefined && !address) throw new Error(`BUS_URL ${BROKER_ADDRESS_FORM}`);
  const postgres = createPostgresBus({ url: databaseUrl, service, logger });
  if (!address) return postgres;
  // Without a broker its client is not even loaded. No `import()`: built, it would need the file's ending.
  const { createNatsBus } = load('./nats-bus') as typeof NatsBus;
  return createNatsBus({ address, service, logger, postgres });
}
