import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from './define-route';
import { DOCS_POLICY, docsPage } from './docs-page';
import { openApiDocument } from './openapi';
import { publicRead } from './public-read';

export const DESCRIPTIONS = [
  { method: 'GET', path: '/api/openapi.json' },
  { method: 'GET', path: '/api/docs' },
] as const;

const CACHING = { cacheControl: 'public, max-age=300', vary: 'Accept-Encoding' } as const;

export function describeApi(scope: FastifyInstance, routes: readonly Route[]): void {
  const document = openApiDocument(routes);
  const text = Buffer.from(JSON.stringify(document));
  const page = Buffer.from(docsPage(document));
  const serve =
    (body: Buffer, type: string, more: Record<string, string> = {}) =>
    async ({ headers: asked }: FastifyRequest, reply: FastifyReply) => {
      const { status, headers, payload } = await publicRead(body, asked, CACHING);
      reply.code(status).headers({ ...headers, ...more });
      return payload ? reply.type(type).send(payload) : reply.send();
    };
  scope.get('/openapi.json', serve(text, 'application/json; charset=utf-8'));
  scope.get(
    '/docs',
    serve(page, 'text/html; charset=utf-8', { 'content-security-policy': DOCS_POLICY }),
  );
}
