import { createHash } from 'node:crypto';
import { systemClock, type Database, type PrismaClientLike } from '@tbt/service-kit';
import type { Pool } from 'pg';
import { createSessionsQueries, createUsersQueries } from '@tbt/subgraph-identity/repositories';
import {
  createApplicationsQueries,
  createJobSearchQueries,
} from '@tbt/subgraph-marketplace/repositories';
import { messagesInRange } from '@tbt/subgraph-messaging/repositories';
import { openIdentity, openMarketplace, openMessaging } from '../programs/open-subgraphs';
import type { BenchWorld } from '../world/bench-world';

/** A frequent read, through its repository. */
export type HotQuery = {
  readonly name: string;
  readonly pool: Pool;
  readonly databaseUrl: string;
  run(): Promise<unknown>;
};

const PAGE = { limit: 50, after: null };
const PEOPLE = 20;
const CONVERSATIONS = [1];
const RANGE = { limit: 50, afterSeq: null, beforeSeq: null };

/** The five most frequent reads, with the variables of their pages. */
export async function openHotQueries({ urls, facts }: Pick<BenchWorld, 'urls' | 'facts'>) {
  const identity = await openIdentity(urls.identity);
  const marketplace = await openMarketplace(urls.marketplace);
  const messaging = await openMessaging(urls.messaging);
  const sessions = createSessionsQueries(identity.database);
  const users = createUsersQueries(identity.database);
  const jobs = createJobSearchQueries(marketplace.database, systemClock);
  const applications = createApplicationsQueries(marketplace.database, systemClock);
  const clinicIds = Array.from({ length: PEOPLE }, (_, index) => index + 1);
  const tokenHash = new Uint8Array(createHash('sha256').update(facts.hygienistToken).digest());
  const list = {
    filter: { role: null, city: null, schedule: null, status: null },
    sort: 'newest',
    origin: null,
    status: 'active',
    clinicId: null,
    viewerId: null,
  } as const;

  const inDatabase = (
    { pool }: Pick<Database<PrismaClientLike>, 'pool'>,
    databaseUrl: string,
    name: string,
    run: () => Promise<unknown>,
  ): HotQuery => ({ name, pool, databaseUrl, run });
  const queries = [
    inDatabase(identity.database, urls.identity, 'whose session it is, for every request', () =>
      sessions.openByTokenHash(tokenHash, systemClock.now()),
    ),
    inDatabase(identity.database, urls.identity, '20 people, for every list with names', () =>
      users.byIds(clinicIds),
    ),
    inDatabase(marketplace.database, urls.marketplace, '50 shifts of the search page', () =>
      jobs.list(list, PAGE),
    ),
    inDatabase(marketplace.database, urls.marketplace, '50 own applications', () =>
      applications.ofApplicant(facts.hygienistId, { list: 'myApplications', ...PAGE }),
    ),
    inDatabase(messaging.database, urls.messaging, '50 messages of a conversation', () =>
      messagesInRange(messaging.database.reader, CONVERSATIONS, RANGE),
    ),
  ];
  return {
    queries,
    async close() {
      for (const { database } of [identity, marketplace, messaging]) await database.close();
    },
  };
}
