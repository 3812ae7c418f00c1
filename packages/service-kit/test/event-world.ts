import { Client } from 'pg';
import {
  appendOutbox,
  createOutboxRelay,
  createPostgresBus,
  type Bus,
  type OutboxRelay,
} from '../src/events';
import { testDatabase, type TestDatabase } from '../src/testing/test-database';
import { silentLogger } from '../src/testing/world';
import { kitDatabase, type KitDatabase } from './kit-database';

export const NAME = 'application.changed';

export const change = (applicationId: number) => ({
  applicationId,
  revision: 1,
  jobId: 1,
  clinicId: 2,
  professionalId: 3,
  status: 'pending' as const,
  at: '2027-03-01T12:00:00.000Z',
});

/** A service's database and the bus, with any number of replicas. */
export class EventWorld {
  readonly logger = silentLogger();
  private readonly buses: Bus[] = [];
  private readonly relays: OutboxRelay[] = [];

  private constructor(
    readonly database: KitDatabase,
    readonly busPlace: TestDatabase,
  ) {}

  static async create(): Promise<EventWorld> {
    const [database, bus] = await Promise.all([kitDatabase(), testDatabase('bus')]);
    return new EventWorld(database, bus);
  }

  async startBus(service: string): Promise<Bus> {
    const { logger, busPlace } = this;
    const bus = createPostgresBus({ url: busPlace.url, service, logger, max: 3, cronSeconds: 1 });
    this.buses.push(bus);
    await bus.start();
    return bus;
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
    await Promise.all([this.database.drop(), this.busPlace.drop()]);
  }
}
