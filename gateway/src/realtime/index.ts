import type { IncomingMessage, Server } from 'node:http';
import type { Bus, Logger } from '@tbt/service-kit';
import type { GraphExecutor } from '../graph/execute-operation';
import type { ReadBudget } from '../graph/read-budget';
import type { TrustedDocuments } from '../graph/trusted-documents';
import type { OriginRules } from '../origin-check';
import type { CallerReader } from '../request-caller';
import type { SessionCookies } from '../session-cookie';
import { createUserEvents } from './user-events';
import { createGraphqlSocket } from './graphql-socket';
import { createJsonPush } from './json-push';
import { createJsonSocket } from './json-socket';
import { createLiveSockets } from './live-sockets';
import { createPresence } from './presence';
import { acceptUpgrades } from './upgrade';

export type RealtimeOptions = {
  server: Server;
  executor: GraphExecutor;
  documents: TrustedDocuments;
  budget: ReadBudget;
  bus: Pick<Bus, 'live'>;
  readCaller: CallerReader;
  origins: OriginRules;
  isAllowedHost: (request: IncomingMessage) => boolean;
  cookies: SessionCookies;
  logger: Logger;
};

export type Realtime = { close(): Promise<void> };

export function createRealtime(options: RealtimeOptions): Realtime {
  const { server, executor, documents, budget, bus, readCaller, cookies, logger } = options;
  const events = createUserEvents(bus, logger);
  const live = createLiveSockets({ bus, logger });
  const push = createJsonPush({ events, executor, logger });
  const presence = createPresence(bus, logger);
  const json = createJsonSocket({ executor, readCaller, push, presence, live, logger });
  const graphql = createGraphqlSocket({
    executor,
    documents,
    budget,
    events,
    live,
    readCaller,
    cookies,
    logger,
  });
  const refuseConnections = acceptUpgrades(
    server,
    { '/ws': json, '/graphql': graphql.server },
    options,
  );
  return {
    async close() {
      refuseConnections();
      presence.close();
      live.close();
      events.close();
      await graphql.close();
      json.close();
    },
  };
}
