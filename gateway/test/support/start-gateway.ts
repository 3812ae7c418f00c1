import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SUBGRAPH_NAMES, type Subgraph } from '@tbt/service-kit';
import { memoryBus, silentLogger, testDeployment } from '@tbt/service-kit/testing';
import type { MemoryBus } from '@tbt/service-kit/testing';
import { WebSocket } from 'ws';
import { createGateway } from '../../src';
import type { Gateway, GatewayOptions, GatewaySettings } from '../../src';
import { createPlannerThread } from '../../src/graph/plan';
import {
  fakeIdentity,
  fakeMarketplace,
  fakeMessaging,
  supergraphPath,
  tokenOf,
} from './fake-graph';

export type TestGateway = {
  gateway: Gateway;
  bus: MemoryBus;
  graph(query: string, options?: GraphCall): Promise<GraphAnswer>;
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
  post(url: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
};

export type GraphCall = { variables?: object; userId?: number; headers?: Record<string, string> };
export type Answer = {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  body: Record<string, unknown>;
};
export type GraphAnswer = Answer & {
  data: Record<string, unknown> | null;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
};

const started: Gateway[] = [];

// Starting a planner is slow: once per test file.
const plannerThread = createPlannerThread(silentLogger());
const begun = plannerThread.plan({
  supergraphSdl: readFileSync(supergraphPath, 'utf8'),
  text: '{ __typename }',
  operationName: undefined,
});

// Building a schema is slow: once per test file, and only when used.
const builtFakes = new Map<string, Subgraph>();
const FAKES = { identity: fakeIdentity, marketplace: fakeMarketplace, messaging: fakeMessaging };

function fakeOf(name: keyof typeof FAKES): Subgraph {
  const fake = builtFakes.get(name) ?? FAKES[name]();
  builtFakes.set(name, fake);
  return fake;
}

export async function startGateway(
  options: Partial<GatewayOptions> & { replaced?: readonly Subgraph[] } = {},
): Promise<TestGateway> {
  const { replaced = [], settings, ...more } = options;
  await begun;
  const subgraphs = SUBGRAPH_NAMES.map(
    (name) => replaced.find((subgraph) => subgraph.name === name) ?? fakeOf(name),
  );
  const bus = memoryBus();
  const gateway = await createGateway({
    supergraphPath,
    subgraphs,
    bus,
    deployment: testDeployment(),
    logger: silentLogger(),
    plannerThread,
    ...more,
    settings: {
      plans: 'when-asked',
      subgraphDeadlineMs: 400,
      requestDeadlineMs: 2000,
      ...settings,
    } satisfies Partial<GatewaySettings>,
  });
  started.push(gateway);

  const call = async (
    method: 'GET' | 'POST',
    url: string,
    headers: Record<string, string> = {},
    body?: object,
  ): Promise<Answer> => {
    const response = await gateway.app.inject({
      method,
      url,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    const parsed = (isJson && response.body ? JSON.parse(response.body) : {}) as Answer['body'];
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      body: parsed,
    };
  };

  return {
    gateway,
    bus,
    get: (url, headers) => call('GET', url, headers),
    post: (url, body, headers) => call('POST', url, headers, body),
    async graph(query, { variables = {}, userId, headers = {} } = {}) {
      const session: Record<string, string> = userId
        ? { authorization: `Bearer ${tokenOf(userId)}` }
        : {};
      const answer = await call(
        'POST',
        '/graphql',
        { ...session, ...headers },
        { query, variables },
      );
      const { data = null, errors = [] } = answer.body as Partial<GraphAnswer>;
      return { ...answer, data, errors };
    },
  };
}

export async function stopGateways(): Promise<void> {
  await Promise.all(started.splice(0).map((gateway) => gateway.stop()));
}

export async function listen({ gateway }: TestGateway): Promise<string> {
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  return `127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`;
}

/** A joined JSON socket with the frames so far. */
export async function openSocket(
  address: string,
  userId: number,
  token = tokenOf(userId),
): Promise<{ socket: WebSocket; frames: Record<string, unknown>[]; closed: Promise<number> }> {
  const socket = new WebSocket(`ws://${address}/ws`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const frames: Record<string, unknown>[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as Record<string, unknown>));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'join', userId }));
  await waitUntil(() => frames.some(({ type }) => type === 'joined'));
  return { socket, frames, closed };
}

/** Fails after fifteen seconds. */
export async function waitUntil(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error('it never came true');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
