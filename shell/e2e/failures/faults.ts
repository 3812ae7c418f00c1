import type { Part, WireFault } from './matrix';

const control = async (method: string, path: string, body?: string): Promise<unknown> => {
  const answer = await fetch(`${process.env.E2E_FAULTS_URL}${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
  return JSON.parse(text);
};

/** Run mode of the stack. */
export const mode = (): string => process.env.FAILURES_MODE ?? 'split';

/** Injects and removes faults. */
export const faults = {
  set: (part: Part | `${Part}.chunks`, fault: WireFault | 'pass') =>
    control('PUT', `/parts/${part}`, fault),
  stopPostgres: () => control('POST', '/postgres/stop'),
  startPostgres: () => control('POST', '/postgres/start'),
  terminateConnections: async () => (await control('POST', '/postgres/terminate')) as number,
  /** Queries a database without a fault proxy. */
  query: async (database: string, sql: string) =>
    (await control('POST', `/databases/${database}`, sql)) as Record<string, unknown>[],
};
