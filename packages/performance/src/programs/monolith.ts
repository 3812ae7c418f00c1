import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { gatewayFolder } from '@tbt/build-kit/workspace/projects';
import { databaseUrls, exitOnSignal, readEnv } from './env';
import { monolithSchema, type MonolithContext } from './monolith-schema';
import { unauthenticatedRequest, openSubgraph } from './open-subgraphs';

async function main(): Promise<void> {
  exitOnSignal();
  const env = readEnv(databaseUrls);
  const identity = await openSubgraph('identity', env.DATABASE_URL_IDENTITY);
  const marketplace = await openSubgraph('marketplace', env.DATABASE_URL_MARKETPLACE);
  const messaging = await openSubgraph('messaging', env.DATABASE_URL_MESSAGING);
  const subgraphs = [identity, marketplace, messaging];
  const sdl = readFileSync(join(gatewayFolder, 'schema.graphql'), 'utf8');
  const server = new ApolloServer<MonolithContext>({ schema: monolithSchema(sdl, subgraphs) });
  await startStandaloneServer(server, {
    listen: { port: env.PORT, host: '127.0.0.1' },
    context: async () => {
      const info = unauthenticatedRequest();
      return {
        identity: identity.contextFor(info),
        marketplace: marketplace.contextFor(info),
        messaging: messaging.contextFor(info),
      };
    },
  });
}

void main();
