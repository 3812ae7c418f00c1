import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { ApolloGateway } from '@apollo/gateway';
import { SUBGRAPH_NAMES } from '@tbt/service-kit';
import type { Logger, SubgraphName } from '@tbt/service-kit';
import { disableTelemetry } from '../env';
import { SubgraphDataSource } from './subgraph-data-source';
import type { SubgraphTransport } from './subgraph-data-source';

export type SupergraphSource =
  { supergraphSdl: string } | { supergraphPath: string; watch?: boolean };

export type Transports = Readonly<Record<SubgraphName, SubgraphTransport>>;

const WATCH_INTERVAL_MS = 500;

const isSubgraphName = (name: string): name is SubgraphName =>
  SUBGRAPH_NAMES.some((known) => known === name);

/** The planner's info lines are noise to an operator. */
const planLogger = (logger: Logger) => ({
  debug: (message?: unknown) => logger.debug(String(message)),
  info: (message?: unknown) => logger.debug(String(message)),
  warn: (message?: unknown) => logger.warn(String(message)),
  error: (message?: unknown) => logger.error(String(message)),
});

/** A watched file is reloaded when it changes; an invalid one is logged and the old graph stays. */
export function createSupergraph(
  source: SupergraphSource,
  transports: Transports,
  logger: Logger,
): ApolloGateway {
  disableTelemetry();
  return new ApolloGateway({
    logger: planLogger(logger),
    buildService: ({ name }) => {
      if (!isSubgraphName(name))
        throw new Error(`The supergraph names an unknown subgraph: ${name}`);
      return new SubgraphDataSource(transports[name], logger);
    },
    supergraphSdl: async ({ update }) => {
      if ('supergraphSdl' in source) return { supergraphSdl: source.supergraphSdl };
      const { supergraphPath, watch = false } = source;
      const reload = () => {
        try {
          update(readFileSync(supergraphPath, 'utf8'));
          logger.info('A new supergraph was loaded');
        } catch (error) {
          logger.error({ err: error }, 'The new supergraph is broken; the old one stays');
        }
      };
      if (watch)
        watchFile(supergraphPath, { interval: WATCH_INTERVAL_MS, persistent: false }, reload);
      return {
        supergraphSdl: readFileSync(supergraphPath, 'utf8'),
        cleanup: async () => unwatchFile(supergraphPath, reload),
      };
    },
  });
}
