import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { envDatabaseUrl, SUBGRAPH_NAMES } from '@tbt/service-kit';
import * as z from 'zod';
import { readEnv } from './env';
import { unauthenticatedRequest, openSubgraph } from './open-subgraphs';

async function main(): Promise<void> {
  const env = readEnv({ SUBGRAPH: z.enum(SUBGRAPH_NAMES), DATABASE_URL: envDatabaseUrl });
  const subgraph = await openSubgraph(env.SUBGRAPH, env.DATABASE_URL);
  const server = new ApolloServer<object>({ schema: subgraph.schema });
  await startStandaloneServer(server, {
    listen: { port: env.PORT, host: '127.0.0.1' },
    context: async () => subgraph.contextFor(unauthenticatedRequest()),
  });
}

void main();
