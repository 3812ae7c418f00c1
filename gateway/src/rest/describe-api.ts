import type { FastifyInstance } from 'fastify';
import type { Route } from './define-route';
import { DOCS_POLICY, docsPage } from './docs-page';
import { openApiDocument } from './openapi';

/** Addresses of the description. */
export const DESCRIPTIONS = [
  { method: 'GET', path: '/api/openapi.json' },
  { method: 'GET', path: '/api/docs' },
] as const;

const CACHE = 'public, max-age=300';

/** Serves the facade's description, as JSON and as a page. */
export function describeApi(scope: FastifyInstance, routes: readonly Route[]): void {
  const document = openApiDocument(routes);
  const text = JSON.stringify(document);
  const page = docsPage(document);
  scope.get('/openapi.json', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': CACHE })
      .send(text),
  );
  scope.get('/docs', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': CACHE,
        'content-security-policy': DOCS_POLICY,
      })
      .send(page),
  );
}
