import type { Role } from '@tbt/contracts';
import { createLogger, type Clock, type Deployment } from '@tbt/service-kit';
import { execute, memoryBus, movableClock, type MovableClock } from '@tbt/service-kit/testing';
import {
  createIdentitySubgraph,
  createPasswords,
  type IdentityServices,
  type Passwords,
} from '@tbt/subgraph-identity';
import { viewerOf } from './callers';
import { createMarketplaceSubgraph, type MarketplaceServices } from '@tbt/subgraph-marketplace';
import { createMessagingSubgraph, type MessagingSubgraph } from '@tbt/subgraph-messaging';

export type DemoDatabases = { identity: string; marketplace: string; messaging: string };

export type DemoServices = {
  identity: IdentityServices;
  marketplace: MarketplaceServices;
  messaging: MessagingSubgraph['services'];
  deployment: Deployment;
  clock: MovableClock;
  /** Runs the jobs that the worker runs every minute. */
  runClock(): Promise<void>;
  /** Records a log-in at the clock's instant as the last visit. */
  visit(person: { id: number; role: Role | null }): Promise<void>;
  /** Ids of the reliability entries, newest first. */
  scoreEntriesOf(person: { id: number; role: Role | null }): Promise<number[]>;
  settle(): Promise<void>;
  close(): Promise<void>;
};

const OWN_SCORE = `query OwnScore($id: ID!) {
  users: _entities(representations: [{ __typename: "User", id: $id }]) {
    ... on User { reliability { entries { id } } } } }`;
type OwnScore = { users: { reliability: { entries: { id: string }[] | null } | null }[] };

const UNLIMITED = 1_000_000;

// No durability needed: an interrupted demo world is created again.
function withoutSyncedCommits(url: string): string {
  const changed = new URL(url);
  changed.searchParams.set('options', '-c synchronous_commit=off');
  return changed.href;
}

/** One password for all accounts, so it is hashed once. */
async function createSharedPasswords(): Promise<Passwords> {
  // No request waits: a slow machine refuses no account.
  const passwords = await createPasswords(Infinity);
  const hashes = new Map<string, Promise<string>>();
  return {
    ...passwords,
    hash: (password) => {
      const hashed = hashes.get(password) ?? passwords.hash(password);
      hashes.set(password, hashed);
      return hashed;
    },
  };
}

/** @param deploymentOf creates the services' deployment under the demo clock. */
export async function openDemoServices(
  databases: DemoDatabases,
  now: Date,
  deploymentOf: (clock: Clock) => Deployment,
): Promise<DemoServices> {
  const logger = createLogger({ service: 'demo-world', level: 'warn' });
  const clock = movableClock(now);
  const bus = memoryBus();
  const deployment = deploymentOf(clock);
  const shared = { bus, logger, clock, deployment };
  const identity = await createIdentitySubgraph({
    ...shared,
    databaseUrl: withoutSyncedCommits(databases.identity),
    limits: { accountsPerAddress: UNLIMITED },
    passwords: await createSharedPasswords(),
  });
  const marketplace = await createMarketplaceSubgraph({
    ...shared,
    databaseUrl: withoutSyncedCommits(databases.marketplace),
    limits: { writes: UNLIMITED },
  });
  const messaging = await createMessagingSubgraph({
    ...shared,
    databaseUrl: withoutSyncedCommits(databases.messaging),
    // Past events appear in the bell only.
    mail: null,
    limits: { messages: UNLIMITED, writes: UNLIMITED },
  });
  const subgraphs = [identity, marketplace, messaging];
  await bus.start();
  for (const subgraph of subgraphs) await subgraph.start();
  return {
    identity: identity.services,
    marketplace: marketplace.services,
    messaging: messaging.services,
    deployment,
    clock,
    async runClock() {
      const { offerClosing, keepBookings, keepHours, keepInvoices, expireStartedJobs } =
        marketplace.services;
      await expireStartedJobs();
      await offerClosing.expireApplications();
      await offerClosing.expireInvitations();
      await offerClosing.publishDue();
      await keepBookings();
      await keepHours();
      await keepInvoices();
    },
    visit: (person) =>
      identity.database.transaction(async (tx) => {
        await identity.services.sessions.openWithin(tx, viewerOf(person), person.id, null);
      }),
    async scoreEntriesOf(person) {
      const asked = { query: OWN_SCORE, viewer: viewerOf(person).viewer };
      const { data } = await execute(marketplace, { ...asked, variables: { id: person.id } });
      const [user] = (data as OwnScore).users;
      return (user?.reliability?.entries ?? []).map(({ id }) => Number(id));
    },
    async settle() {
      for (const subgraph of subgraphs) await subgraph.outbox.drain();
      await bus.settled();
    },
    async close() {
      for (const subgraph of subgraphs) await subgraph.stop();
      await bus.stop();
    },
  };
}
