import { Client } from 'pg';
import {
  appendOutbox,
  createOutboxRelay,
  createPostgresBus,
  parseBrokerAddress,
  type Bus,
  type OutboxRelay,
} from '../src/events';
import { createNatsBus } from '../src/events/nats-bus';
import { createLogger } from '../src/logger';
import { testDatabase, type TestDatabase } from '../src/testing/test-database';
import { NAME } from './event-name';
import { kitDatabase, type KitDatabase } from './kit-database';
import { natsServer, type NatsServer } from '@tbt/workspace/nats-server';
import { readDeadLetters } from './dead-letters';

export { NAME };

export const change = (applicationId: number) => ({
  applicationId,
  revision: 1,
  jobId: 1,
  clinicId: 2,
  professionalId: 3,
  status: 'pending' as const,
  at: '2027-03-01T12:00:00.000Z',
});

export const ADAPTERS = ['postgres', 'nats'] as const;
export type Adapter = (typeof ADAPTERS)[number];

/** A service's database and the bus, with any number of replicas. */
export class EventWorld {
  readonly lines: Record<string, unknown>[] = [];
  readonly logger = createLogger({
    service: 'kit',
    level: 'info',
    destination: {
      write: (line) => void this.lines.push(JSON.parse(line) as Record<string, unknown>),
    },
  });
  private readonly buses: Bus[] = [];
  private readonly relays: OutboxRelay[] = [];

  private constructor(
    readonly database: KitDatabase,
    readonly busPlace: TestDatabase,
    readonly broker: NatsServer | undefined,
  ) {}

  static async create(adapter: Adapter = 'postgres'): Promise<EventWorld> {
    const [database, bus, broker] = await Promise.all([
      kitDatabase(),
      testDatabase('bus'),
      adapter === 'nats' ? natsServer() : undefined,
    ]);
    return new EventWorld(database, bus, broker);
  }

  createBus(service: string, options: { retryLimit?: number } = {}): Bus {
    const { logger, busPlace, broker } = this;
    const postgres = createPostgresBus({
      ...{ url: busPlace.url, service, logger, max: 3, cronSeconds: 1 },
      ...options,
    });
    const address = broker && parseBrokerAddress(broker.url);
    const bus = address
      ? createNatsBus({ address, service, logger, postgres, ...options })
      : postgres;
    this.buses.push(bus);
    return bus;
  }

  async startBus(service: string, options?: { retryLimit?: number }): Promise<Bus> {
    const bus = this.createBus(service, options);
    await bus.start();
    return bus;
  }

  /** What carries the events goes away, with every connection to it. */
  async stopCarrier(): Promise<void> {
    if (this.broker) return this.broker.stop();
    await this.allowConnections(false);
    await this.database.pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
      [this.busDatabase],
    );
  }

  async startCarrier(): Promise<void> {
    if (this.broker) return this.broker.start();
    await this.allowConnections(true);
  }

  private get busDatabase(): string {
    return new URL(this.busPlace.url).pathname.slice(1);
  }

  private allowConnections(isAllowed: boolean) {
    return this.database.pool.query(
      `ALTER DATABASE "${this.busDatabase}" ALLOW_CONNECTIONS ${String(isAllowed)}`,
    );
  }

  startRelay(bus: Pick<Bus, 'publish'>, intervalMs = 60_000): OutboxRelay {
    const { logger, database } = this;
    const relay = createOutboxRelay({ pool: database.pool, bus, logger, intervalMs });
    relay.start();
    this.relays.push(relay);
    return relay;
  }

  /** Commits one event per id in one transaction. */
  async write(...ids: number[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      for (const id of ids) await appendOutbox(tx, NAME, change(id));
    });
  }

  /** As `write`, committed once `held` resolves and rolled back when it rejects. */
  async writeUntil(held: Promise<void>, id: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await appendOutbox(tx, NAME, change(id));
      await held;
    });
  }

  /** Events that no attempt could handle. */
  async givenUp(): Promise<unknown[]> {
    const address = this.broker && parseBrokerAddress(this.broker.url);
    if (address) return readDeadLetters(address);
    const rows = await this.onBus(`SELECT data FROM pgboss.job WHERE state = 'failed'`);
    return rows.map(({ data }) => data);
  }

  async onBus(sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.busPlace.url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.relays.map((relay) => relay.stop()));
    await Promise.all(this.buses.map((bus) => bus.stop()));
    await Promise.all([this.database.drop(), this.busPlace.drop(), this.broker?.remove()]);
  }
}
