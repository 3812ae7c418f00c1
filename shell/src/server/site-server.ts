import type { IncomingMessage } from 'node:http';
import { createHostList, createHttpServer, type HttpServer } from '@tbt/service-kit';
import { addFiles } from './files/file-routes';
import { addFeed } from './files/feed';
import { addSearchFiles } from './files/search-files';
import { createRegistryReader } from './files/registry-reader';
import { addForwarding } from './forwarding/http-forwarding';
import { addSocketForwarding } from './forwarding/socket-forwarding';
import type { SiteServerOptions } from './options';
import { addAppDocument } from './page/app-document';
import { addPages } from './page/page-routes';
import { commonHeaders } from './page/security-headers';
import { createPageRenderer } from './rendering/page-renderer';
import { checkReadiness } from './readiness';
import { addSocialImages } from './social-images/social-image-routes';
import { addStatus } from './status/status-route';
import { answerUnreadable } from './unreadable-address';

/** The site's server: documents, files and forwarding to the gateway. */
export async function createSiteServer(options: SiteServerOptions): Promise<HttpServer> {
  const { logger, releasesDir, publicUrl, exposeMetrics = false } = options;
  const isKnownHost = createHostList([publicUrl]);
  const isAllowedHost = ({ headers }: IncomingMessage) => isKnownHost(headers.host);
  const { origin } = new URL(publicUrl);
  const server = createHttpServer({
    logger,
    exposeMetrics,
    trustRequestId: false,
    isAllowedHost,
    frameworkErrors: answerUnreadable,
    ready: () => checkReadiness(options),
  });
  const { app } = server;
  const registry = createRegistryReader(releasesDir, logger);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(commonHeaders(origin));
  });
  await addFiles(app, options, registry);
  addSearchFiles(app, options);
  addFeed(app, options);
  addSocialImages(app, options);
  addStatus(app, options, registry);
  await addForwarding(app, options);
  addAppDocument(app, options, registry);
  const renderer = createPageRenderer(options);
  addPages(app, options, registry, renderer);
  app.addHook('onClose', () => renderer.close());
  app.addHook('preClose', addSocketForwarding(app.server, { ...options, isAllowedHost }));
  return server;
}
