import type { ApolloGateway } from '@apollo/gateway';
import { NotReadyError } from '@tbt/service-kit';
import type { Bus } from '@tbt/service-kit';
import { withinDeadline } from './graph/deadline';
import type { Transports } from './graph/supergraph';

/** Milliseconds; less than those wait who ask us, so that they hear what is missing. */
const READY_WITHIN_MS = 2_000;

/**
 * Asks every part the gateway needs.
 * @returns a check that throws NotReadyError naming all that is missing.
 */
export function createReadiness(parts: {
  transports: Transports;
  bus: Pick<Bus, 'ready'>;
  gateway: Pick<ApolloGateway, 'schema'>;
  /** Settles when the known operations are planned; named `plans` until then. Null: nobody waits for that. */
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
