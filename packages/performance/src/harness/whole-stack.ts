import { join } from 'node:path';
import { createGateway } from '@tbt/gateway';
import {
  createBus,
  createLogger,
  systemClock,
  SUBGRAPH_NAMES,
  type Bus,
  type LiveBus,
} from '@tbt/service-kit';
import { testDeployment } from '@tbt/service-kit/testing';
import type { Role } from '@tbt/contracts';
import { loader, viewerOf } from '@tbt/stack/demo-world/callers';
import type { DatabaseUrls } from '@tbt/stack/databases';
import { createIdentitySubgraph } from '@tbt/subgraph-identity';
import { createMarketplaceSubgraph } from '@tbt/subgraph-marketplace';
import { createMessagingSubgraph, type PushSettings } from '@tbt/subgraph-messaging';
import { gatewayFolder } from '@tbt/workspace/projects';

const UNLIMITED = 1_000_000;
const PASSWORD = 'bench-password-1';

type Publish = LiveBus['publish'];
type Options = {
  readonly brokerUrl?: string | undefined;
  readonly push?: PushSettings;
  /** Called when what a live signal is about has been committed, before it is sent. */
  readonly beforeSignal: (...signal: Parameters<Publish>) => void;
};

export type WholeStack = Awaited<ReturnType<typeof startWholeStack>>;

/** Gateway and subgraphs in this process on a real bus, without limits. */
export async function startWholeStack(
  urls: DatabaseUrls,
  { brokerUrl, push, beforeSignal }: Options,
) {
  const logger = createLogger({ service: 'bench', level: 'error' });
  const real = await createBus({ databaseUrl: urls.bus, brokerUrl, service: 'bench', logger });
  const publish: Publish = (name, payload) => {
    beforeSignal(name, payload);
    return real.live.publish(name, payload);
  };
  const bus: Bus = { ...real, live: { ...real.live, publish } };
  const deployment = { ...testDeployment(systemClock), publicUrl: 'http://localhost:3000' };
  const shared = { bus, logger, clock: systemClock, deployment };
  const limits = { writes: UNLIMITED, messages: UNLIMITED };
  const subgraphs = {
    identity: await createIdentitySubgraph({ ...shared, databaseUrl: urls.identity }),
    marketplace: await createMarketplaceSubgraph({ ...shared, databaseUrl: urls.marketplace }),
    messaging: await createMessagingSubgraph({
      ...shared,
      ...{ databaseUrl: urls.messaging, limits },
      ...(push ? { push } : {}),
    }),
  };
  await bus.start();
  for (const name of SUBGRAPH_NAMES) await subgraphs[name].start();
  const gateway = await createGateway({
    supergraphPath: join(gatewayFolder, 'supergraph.graphql'),
    subgraphs: SUBGRAPH_NAMES.map((name) => subgraphs[name]),
    ...{ bus, deployment, logger },
    settings: { reads: { address: UNLIMITED, user: UNLIMITED } },
  });
  const { url } = await gateway.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...{ url, subgraphs },
    stop: async () => {
      await gateway.stop();
      for (const name of SUBGRAPH_NAMES) await subgraphs[name].stop();
      await bus.stop();
    },
  };
}

/** An account with a session. */
export async function newMember({ subgraphs }: WholeStack, role: Role) {
  const { users, sessions } = subgraphs.identity.services;
  const email = `${role}.${process.hrtime.bigint()}@bench.test`;
  const place = { province: 'Ontario', city: 'Toronto' };
  const account = { ...place, firstName: 'Robin', lastName: 'Roy', email, role };
  const { id } = await users.signUp(loader, { ...account, password: PASSWORD });
  const { token } = await sessions.logIn(loader, { email, password: PASSWORD });
  return { id, token, authorization: `Bearer ${token}`, viewer: viewerOf({ id, role }) };
}

/** A query as a member, by POST /graphql. */
export async function queryAs(
  { url }: WholeStack,
  authorization: string,
  [query, variables]: readonly [string, object],
): Promise<unknown> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await answer.json()) as { data?: Record<string, object | null> };
  if (!data || Object.values(data).includes(null)) throw new Error('The query found nothing');
  return data;
}
