import type { ApolloGateway } from '@apollo/gateway';
import { NotReadyError } from '@tbt/service-kit';
import type { Bus } from '@tbt/service-kit';
import { withinDeadline } from './graph/deadline';
import type { Transports } from './graph/supergraph';

/** Below the timeout of probes, so that they learn what is missing. */
const READY_WITHIN_MS = 2_000;

/** @returns a check that throws NotReadyError naming everything missing. */
export function createReadiness(parts: {
  transports: Transports;
  bus: Pick<Bus, 'ready'>;
  gateway: Pick<ApolloGateway, 'schema'>;
  /** Settles when known operations are planned; null when readiness does not wait for that. */
  prepared: Promise<unknown> | null;
}): () => Promise<void> {
  const missingOf = async (name: string, ready: () => Promise<void>): Promise<string[]> => {
    try {
      await withinDeadline(ready(), READY_WITHIN_MS);
      return [];
    } catch (error) {
      if (!(error instanceof NotReadyError)) return [name];
      return error.missing.map((missing) => `${name}: ${missing}`);
    }
  };
  return async () => {
    const { transports, bus, gateway, prepared } = parts;
    const missing = await Promise.all([
      ...Object.values(transports).map(({ name, ready }) => missingOf(name, ready)),
      missingOf('bus', () => bus.ready()),
      missingOf('plans', async () => void (await prepared)),
    ]);
    const all = [...(gateway.schema ? [] : ['supergraph']), ...missing.flat()];
    if (all.length > 0) throw new NotReadyError(all);
  };
}
