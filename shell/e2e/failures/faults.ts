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

/** How the stack under test runs. */
export const mode = (): string => process.env.FAILURES_MODE ?? 'split';

/** Breaks and mends parts of the stack under test. */
export const faults = {
  set: (part: Part | `${Part}.chunks`, fault: WireFault | 'pass') =>
    control('PUT', `/parts/${part}`, fault),
  stopPostgres: () => control('POST', '/postgres/stop'),
  startPostgres: () => control('POST', '/postgres/start'),
  terminateConnections: async () => (await control('POST', '/postgres/terminate')) as number,
  /** Runs SQL in a database by a way that no fault lies on. */
  query: async (database: string, sql: string) =>
    (await control('POST', `/databases/${database}`, sql)) as Record<string, unknown>[],
};
