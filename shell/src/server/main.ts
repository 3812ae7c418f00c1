import path from 'node:path';
import { createLogger, stopOnSignals } from '@tbt/service-kit';
import { readEnv, socialNetworksOf } from './env';
import { createSiteServer } from './site-server';

const SITE_DIR = path.join(__dirname, '../../site');
const RENDERER_FILE = path.join(__dirname, '../../rendering/server-entry.js');

async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger({ service: 'shell', level: env.LOG_LEVEL });
  const server = await createSiteServer({
    gatewayUrl: env.GATEWAY_URL,
    releasesDir: env.RELEASES_DIR,
    siteDir: env.SITE_DIR ?? SITE_DIR,
    // Another folder holds another build, of which the markup would not be.
    ...(!env.SITE_DIR && { rendererFile: RENDERER_FILE }),
    renderDeadlineMs: env.RENDER_DEADLINE_MS,
    publicUrl: env.PUBLIC_URL,
    proxySecret: env.TRUSTED_PROXY_SECRET,
    balancers: env.BALANCER_ADDRESSES,
    demoClock: env.DEMO_CLOCK,
    socialNetworks: socialNetworksOf(env),
    exposeMetrics: env.EXPOSE_METRICS,
    logger,
  });
  const running = await server.listen({ port: env.PORT, host: env.HOST });
  logger.info({ url: running.url }, 'The site is served');
  stopOnSignals({ logger, stop: () => running.close() });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
