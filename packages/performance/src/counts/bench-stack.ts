import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { DomainEvents } from '@tbt/contracts';
import { createGateway } from '@tbt/gateway';
import { recordStatementsByPool, SUBGRAPH_NAMES } from '@tbt/service-kit';
import type { Deployment, RequestInfo, Subgraph, SubgraphName } from '@tbt/service-kit';
import {
  memoryBus,
  movableClock,
  silentLogger,
  testDatabase,
  testDeployment,
  type MovableClock,
} from '@tbt/service-kit/testing';
import { newVapidPair } from '@tbt/stack/secrets';
import { createIdentitySubgraph, type Passwords } from '@tbt/subgraph-identity';
import { createMarketplaceSubgraph } from '@tbt/subgraph-marketplace';
import { createMessagingSubgraph } from '@tbt/subgraph-messaging';
import { gatewayFolder } from '@tbt/workspace/projects';
import type { Counts } from './counts';

export type GraphAnswer = {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string }[];
};

const UNLIMITED = 1_000_000;
/** A fixed instant: counts must not depend on the day they are measured. */
const NOW = new Date('2027-03-01T15:00:00Z');

const MAIL = {
  from: 'Tooth Be Told <no-reply@bench.test>',
  postalAddress: 'Tooth Be Told, Toronto, Ontario, Canada',
  mailbox: 'on',
} as const;

const PUSH = {
  vapid: { ...newVapidPair(), subject: 'mailto:no-reply@bench.test' },
  endpoints: 'public',
} as const;

/** Generous timeouts: a slow machine must not change the counts. */
const PATIENT = {
  subgraphDeadlineMs: 60_000,
  requestDeadlineMs: 60_000,
  reads: { address: UNLIMITED, user: UNLIMITED },
  planningMs: UNLIMITED,
};

const digest = (password: string) =>
  `$argon2id$bench$${createHash('sha256').update(password).digest('base64url')}`;
const cheapPasswords: Passwords = {
  admit: (call) => call(),
  hash: async (password) => digest(password),
  verify: async (hash, password) => hash === digest(password),
};

/** Reports every request to a subgraph; each creates one context. */
const watched = (subgraph: Subgraph, onCall: (name: SubgraphName) => void): Subgraph => ({
  ...subgraph,
  contextFor: (info: RequestInfo) => {
    onCall(subgraph.name);
    return subgraph.contextFor(info);
  },
});

async function openSubgraphs(clock: MovableClock, deployment: Deployment) {
  const bus = memoryBus();
  const shared = { bus, logger: silentLogger(), clock, deployment };
  const names = ['identity', 'marketplace', 'messaging'] as const;
  const [identityUrl, marketplaceUrl, messagingUrl] = await Promise.all(names.map(testDatabase));
  if (!identityUrl || !marketplaceUrl || !messagingUrl) throw new Error('A database is missing');
  const identity = await createIdentitySubgraph({
    ...shared,
    databaseUrl: identityUrl.url,
    passwords: cheapPasswords,
    limits: {
      accountsPerAddress: UNLIMITED,
      waitlistPerAddress: UNLIMITED,
      waitlistMailsPerAddress: UNLIMITED,
      invitationsPerClinic: UNLIMITED,
      invitationsPerEmail: UNLIMITED,
      uploadsPerUser: UNLIMITED,
      linksPerAccount: UNLIMITED,
      linksPerAddress: UNLIMITED,
      writes: UNLIMITED,
    },
  });
  const marketplace = await createMarketplaceSubgraph({
    ...shared,
    databaseUrl: marketplaceUrl.url,
    limits: { writes: UNLIMITED },
  });
  const messaging = await createMessagingSubgraph({
    ...shared,
    databaseUrl: messagingUrl.url,
    mail: MAIL,
    push: PUSH,
    limits: { writes: UNLIMITED, messages: UNLIMITED },
  });
  const subgraphs = { identity, marketplace, messaging };
  await bus.start();
  for (const name of SUBGRAPH_NAMES) await subgraphs[name].start();
  const close = async () => {
    for (const name of SUBGRAPH_NAMES) await subgraphs[name].stop();
    await bus.stop();
    for (const database of [identityUrl, marketplaceUrl, messagingUrl]) await database.drop();
  };
  return { bus, subgraphs, close };
}

export async function openBenchStack() {
  const clock = movableClock(NOW);
  // On the own machine, where the test driver takes payments.
  const deployment = { ...testDeployment(clock), publicUrl: 'http://localhost:3000' };
  const { bus, subgraphs, close } = await openSubgraphs(clock, deployment);
  let calls: SubgraphName[] = [];
  const gateway = await createGateway({
    supergraphPath: join(gatewayFolder, 'supergraph.graphql'),
    subgraphs: SUBGRAPH_NAMES.map((name) =>
      watched(subgraphs[name], (called) => void calls.push(called)),
    ),
    bus,
    deployment,
    logger: silentLogger(),
    settings: PATIENT,
  });
  await gateway.app.ready();
  const { identity, marketplace, messaging } = subgraphs;
  const pools = {
    identity: identity.database.pool,
    marketplace: marketplace.database.pool,
    messaging: messaging.database.pool,
  };

  const send = async (token: string | null, payload: object): Promise<GraphAnswer> => {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const { body } = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload,
    });
    return JSON.parse(body) as GraphAnswer;
  };

  return {
    clock,
    deployment,
    services: {
      identity: identity.services,
      marketplace: marketplace.services,
      messaging: messaging.services,
    },
    async forgetConfirmation(userId: number) {
      const forget = 'UPDATE users SET email_confirmed_at = NULL WHERE id = $1';
      await pools.identity.query(forget, [userId]);
    },
    /** As after hours without a worker. */
    async pauseEmergency(id: number) {
      const pause = 'UPDATE emergency_requests SET wave = 1, next_wave_at = NULL WHERE id = $1';
      await pools.marketplace.query(pause, [id]);
    },
    /** Id of the owner's latest row in a marketplace table. */
    async lastOf(table: string, column: string, owner: number): Promise<number> {
      const text = `SELECT max(id) AS id FROM ${table} WHERE ${column} = $1`;
      const { rows } = await pools.marketplace.query(text, [owner]);
      const [last] = rows as { id: number | null }[];
      if (!last?.id) throw new Error(`Nothing in ${table} belongs to ${owner}`);
      return last.id;
    },
    /** Token of the latest one-time link sent by email. */
    async lastLinkToken(): Promise<string> {
      await subgraphs.identity.outbox.drain();
      const mailed = bus.published.findLast(({ name }) => name === 'account.link-requested');
      const { sealed } = mailed?.payload as DomainEvents['account.link-requested'];
      return String((await deployment.sealer.open('account-link', sealed))?.token);
    },
    /** Token of the latest invitation to a clinic's team. */
    async lastInvitationToken(): Promise<string> {
      await subgraphs.identity.outbox.drain();
      const mailed = bus.published.findLast(({ name }) => name === 'clinic.member-invited');
      const { sealed } = mailed?.payload as DomainEvents['clinic.member-invited'];
      return String((await deployment.sealer.open('account-link', sealed))?.token);
    },
    unsubscribeToken: (userId: number) =>
      messaging.database.transaction((tx) =>
        messaging.services.preferences.issueToken(tx, `user:${userId}`, 'bookings'),
      ),
    /** Resolves when the outbox is empty. */
    deliverMail: () => messaging.mailSender.drain(),
    /** Resolves when every event has been handled. */
    async settle() {
      for (const name of SUBGRAPH_NAMES) await subgraphs[name].outbox.drain();
      await bus.settled();
    },
    async measure(token: string | null, payload: object) {
      calls = [];
      const { logs, result } = await recordStatementsByPool(pools, () => send(token, payload));
      const statements = SUBGRAPH_NAMES.flatMap((name) => logs[name].statements).length;
      const counts: Counts = { statements, calls: calls.length };
      return { counts, answer: result, logs };
    },
    async close() {
      await gateway.stop();
      await close();
    },
  };
}

export type BenchStack = Awaited<ReturnType<typeof openBenchStack>>;
