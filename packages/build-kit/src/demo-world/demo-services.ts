import type { Role } from '@tbt/contracts';
import { createLogger, systemClock, type Clock, type Deployment } from '@tbt/service-kit';
import { execute, memoryBus, movableClock, type MovableClock } from '@tbt/service-kit/testing';
import {
  createIdentitySubgraph,
  createPasswords,
  type IdentityServices,
  type Passwords,
} from '@tbt/subgraph-identity';
import { inTheNameOf } from './callers';
import { createMarketplaceSubgraph, type MarketplaceServices } from '@tbt/subgraph-marketplace';
import { createMessagingSubgraph, type MessagingSubgraph } from '@tbt/subgraph-messaging';

/** Connection strings of the databases to fill. */
export type DemoDatabases = { identity: string; marketplace: string; messaging: string };

/** The subgraphs' own services, in one process, under one clock. */
export type DemoServices = {
  identity: IdentityServices;
  marketplace: MarketplaceServices;
  messaging: MessagingSubgraph['services'];
  /** Where files go, and what seals facts between services. */
  deployment: Deployment;
  clock: MovableClock;
  /** Does what the clock does to shifts every minute, at its instant. */
  runClock(): Promise<void>;
  /** A log-in of the person at the clock's instant, as their last visit. */
  visit(person: { id: number; role: Role | null }): Promise<void>;
  /** Ids of the entries of a person's score, the latest first. */
  scoreEntriesOf(person: { id: number; role: Role | null }): Promise<number[]>;
  /** Resolves when every event so far has reached every read model. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

const OWN_SCORE = `query OwnScore($id: ID!) {
  users: _entities(representations: [{ __typename: "User", id: $id }]) {
    ... on User { reliability { entries { id } } } } }`;
type OwnScore = { users: { reliability: { entries: { id: string }[] | null } | null }[] };

const UNLIMITED = 1_000_000;

// Losing the last moments of a crash is no loss here: a demo world that was cut short is made anew.
function hurried(url: string): string {
  const changed = new URL(url);
  changed.searchParams.set('options', '-c synchronous_commit=off');
  return changed.href;
}

/** Everybody has the one published password: it is hashed, at full cost, once. */
async function onePassword(): Promise<Passwords> {
  const passwords = await createPasswords();
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

/** @param deploymentOf what the services are given, under the world's clock. */
export async function openDemoServices(
  databases: DemoDatabases,
  deploymentOf: (clock: Clock) => Deployment,
): Promise<DemoServices> {
  const logger = createLogger({ service: 'demo-world', level: 'warn' });
  const clock = movableClock(systemClock.now());
  const bus = memoryBus();
  const deployment = deploymentOf(clock);
  const shared = { bus, logger, clock, deployment };
  const identity = await createIdentitySubgraph({
    ...shared,
    databaseUrl: hurried(databases.identity),
    limits: { accountsPerAddress: UNLIMITED },
    passwords: await onePassword(),
  });
  const marketplace = await createMarketplaceSubgraph({
    ...shared,
    databaseUrl: hurried(databases.marketplace),
    limits: { writes: UNLIMITED },
  });
  const messaging = await createMessagingSubgraph({
    ...shared,
    databaseUrl: hurried(databases.messaging),
    // What happened in the past of the demo world is told in bells, not mailed.
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
      const { applicationClosing, invitationClosing, keepBookings, expireStartedJobs } =
        marketplace.services;
      await expireStartedJobs();
      await applicationClosing.expireOverdue();
      await invitationClosing.expireOverdue();
      await invitationClosing.publishDue();
      await keepBookings();
    },
    visit: (person) =>
      identity.database.transaction(async (tx) => {
        await identity.services.sessions.openWithin(tx, inTheNameOf(person), person.id, null);
      }),
    async scoreEntriesOf(person) {
      const asked = { query: OWN_SCORE, viewer: inTheNameOf(person).viewer };
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
