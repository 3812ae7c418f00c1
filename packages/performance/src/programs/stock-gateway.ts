import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { createViewerKeys, envViewerKeys, headersFor } from '@tbt/service-kit';
import * as z from 'zod';
import { gatewayFolder } from '@tbt/build-kit/workspace/projects';
import { exitOnSignal, readEnv } from './env';
import { unauthenticatedRequest } from './open-subgraphs';

const RENEW_MS = 20_000;

/** Apollo's gateway with its own data source and server, as its documentation shows. */
async function main(): Promise<void> {
  exitOnSignal();
  const env = readEnv({
    SUBGRAPH_URLS: z.string().transform((text) => JSON.parse(text) as Record<string, string>),
    VIEWER_KEYS: envViewerKeys.optional(),
  });
  const [keyId = ''] = Object.keys(env.VIEWER_KEYS ?? {});
  const keys = env.VIEWER_KEYS && createViewerKeys({ currentKeyId: keyId, keys: env.VIEWER_KEYS });
  let headers: Record<string, string> = keys
    ? await headersFor(unauthenticatedRequest(), keys)
    : {};
  // One token for all requests: signing is not compared.
  setInterval(() => {
    if (keys)
      void headersFor(unauthenticatedRequest(), keys).then((renewed) => (headers = renewed));
  }, RENEW_MS).unref();
  const gateway = new ApolloGateway({
    supergraphSdl: readFileSync(join(gatewayFolder, 'supergraph.graphql'), 'utf8'),
    buildService: ({ name }) =>
      new RemoteGraphQLDataSource({
        url: env.SUBGRAPH_URLS[name] ?? 'http://127.0.0.1:1/graphql',
        willSendRequest({ request }) {
          for (const [header, value] of Object.entries(headers)) {
            request.http?.headers.set(header, value);
          }
        },
      }),
  });
  const server = new ApolloServer({ gateway: gateway as never });
  await startStandaloneServer(server, { listen: { port: env.PORT, host: '127.0.0.1' } });
}

void main();
