/** Marks, in the one text field adapter-pg passes through, which constraint a statement violated. */
const CONSTRAINT_MARK = 'constraint:';

type ServerError = { code?: string; constraint?: string; hint?: string };

/**
 * adapter-pg drops the constraint's name of check and exclusion violations. PostgreSQL sends no hint
 * with them, so the name travels there.
 */
export function markConstraint(error: ServerError): void {
  const isDropped = error.code === '23514' || error.code === '23P01';
  if (isDropped && error.constraint) error.hint = CONSTRAINT_MARK + error.constraint;
}

type Layer = {
  code?: unknown;
  originalCode?: unknown;
  constraint?: unknown;
  hint?: unknown;
  kind?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
};

const DEPTH_MAX = 6;

/** A Prisma error, the adapter's error in it, and what the adapter kept of the server's. */
function layersOf(error: unknown): Layer[] {
  const layers: Layer[] = [];
  let current = error;
  while (typeof current === 'object' && current !== null && layers.length < DEPTH_MAX) {
    const layer = current as Layer;
    layers.push(layer);
    current = layer.meta?.driverAdapterError ?? layer.cause;
  }
  return layers;
}

function constraintIn({ constraint, hint }: Layer): string | null {
  if (typeof constraint === 'string') return constraint;
  if (typeof constraint === 'object' && constraint !== null) {
    const { index } = constraint as { index?: unknown };
    if (typeof index === 'string') return index;
  }
  return typeof hint === 'string' && hint.startsWith(CONSTRAINT_MARK)
    ? hint.slice(CONSTRAINT_MARK.length)
    : null;
}

/** Whether PostgreSQL broke the transaction off and asks to run it again. */
export function isTransactionConflict(error: unknown): boolean {
  const conflicts = new Set<unknown>(['40001', '40P01', 'P2034']);
  return layersOf(error).some(
    ({ code, originalCode }) => conflicts.has(code) || conflicts.has(originalCode),
  );
}

const NOT_BEGUN = 'Unable to start a transaction in the given time';

/** Whether a transaction found no free connection in time: nothing of it was done. */
export const isTransactionNotBegun = (error: unknown): boolean =>
  layersOf(error).some(
    ({ code, message }) =>
      code === 'P2028' && typeof message === 'string' && message.includes(NOT_BEGUN),
  );

// Not reachable, shutting down or starting, no connection or answer in time.
const AWAY = new Set<unknown>([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'EPIPE'],
  ...['57P01', '57P02', '57P03', '57014', '08001', '08003', '08006'],
  // Out of disk, memory or connections; read-only; the disk fails.
  ...['53000', '53100', '53200', '53300', '25006', '58030'],
  ...['P1001', 'P1002', 'P1017', 'P2024', 'P2028'],
]);
const AWAY_KINDS = new Set<unknown>([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
]);
// The driver's own words for a connection that broke off, which carry no code.
const AWAY_MESSAGES = new Set<unknown>([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
]);

/** Whether the database cannot be asked or cannot write at the moment: later it may. */
export function isDatabaseAway(error: unknown): boolean {
  return layersOf(error).some(
    ({ code, originalCode, kind, message }) =>
      AWAY.has(code) ||
      AWAY.has(originalCode) ||
      AWAY_KINDS.has(kind) ||
      AWAY_MESSAGES.has(message),
  );
}

/**
 * Name of the unique, exclusion, check or foreign-key constraint a statement violated, whether it
 * ran through Prisma or through the pool; null for every other error. The connection must come from
 * `createPool`.
 */
export function constraintOf(error: unknown): string | null {
  for (const layer of layersOf(error)) {
    const name = constraintIn(layer);
    if (name !== null) return name;
  }
  return null;
}

/**
 * Turns the violation of a named constraint into a business error.
 * @throws what the constraint's entry makes, or the error itself when there is none.
 */
export function onConstraint(error: unknown, errors: Record<string, () => Error>): never {
  const constraint = constraintOf(error);
  const make = constraint === null ? undefined : errors[constraint];
  throw make ? make() : error;
}
