import type { FastifyInstance } from 'fastify';
import { NotReadyError } from '@tbt/service-kit';
import { REMOTES, type SiteStatus } from '../../site/site-status';
import type { RegistryReader } from '../files/registry-reader';
import type { SiteServerOptions } from '../options';
import { checkReadiness } from '../readiness';
import { partStates } from './part-states';

const KEPT_MS = 15_000;
/** A readiness check that takes longer is felt on every page. */
const SLOW_MS = 1_000;

async function missingParts(options: SiteServerOptions): Promise<readonly string[]> {
  try {
    await checkReadiness(options);
    return [];
  } catch (error) {
    return error instanceof NotReadyError ? error.missing : ['unknown'];
  }
}

async function readStatus(
  options: SiteServerOptions,
  registry: Pick<RegistryReader, 'read'>,
): Promise<SiteStatus> {
  const start = Date.now();
  const [missing, releases] = await Promise.all([missingParts(options), registry.read()]);
  const versions = Object.fromEntries(
    REMOTES.flatMap((name) => (releases[name] ? [[name, releases[name].version]] : [])),
  );
  const unreleased = REMOTES.filter((name) => !releases[name]);
  const parts = partStates([...missing, ...unreleased], Date.now() - start > SLOW_MS);
  return { parts, versions, checkedAt: new Date(Date.now() + (options.demoClock ?? 0)).toJSON() };
}

/** `/status.json`: what works, in the words of visitors; no host, no error, no name of a server. */
export function addStatus(
  app: FastifyInstance,
  options: SiteServerOptions,
  registry: Pick<RegistryReader, 'read'>,
): void {
  let kept: { status: Promise<SiteStatus>; until: number } | null = null;
  app.get('/status.json', async (_request, reply) => {
    if (!kept || kept.until < Date.now())
      kept = { status: readStatus(options, registry), until: Date.now() + KEPT_MS };
    return reply.header('cache-control', 'no-cache').send(await kept.status);
  });
}
