/** The only text field that adapter-pg passes through unchanged carries the constraint's name. */
const CONSTRAINT_MARK = 'constraint:';

type ServerError = { code?: string; constraint?: string; hint?: string };

/** adapter-pg drops the names of check and exclusion constraints; PostgreSQL sends no hint with them, so it is free. */
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

/** Serialization failure or deadlock: the transaction may be retried. */
export function isTransactionConflict(error: unknown): boolean {
  const conflicts = new Set<unknown>(['40001', '40P01', 'P2034']);
  return layersOf(error).some(
    ({ code, originalCode }) => conflicts.has(code) || conflicts.has(originalCode),
  );
}

const NOT_BEGUN = 'Unable to start a transaction in the given time';

/** Whether no connection was free in time; nothing was executed. */
export const isTransactionNotBegun = (error: unknown): boolean =>
  layersOf(error).some(
    ({ code, message }) =>
      code === 'P2028' && typeof message === 'string' && message.includes(NOT_BEGUN),
  );

const AWAY = new Set<unknown>([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'EPIPE'],
  ...['57P01', '57P02', '57P03', '57014', '08001', '08003', '08006'],
  ...['53000', '53100', '53200', '53300', '25006', '58030'],
  ...['P1001', 'P1002', 'P1017', 'P2024', 'P2028'],
]);
const AWAY_KINDS = new Set<unknown>([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
]);
// The driver reports a broken connection by message only, without a code.
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

/** Whether the database is unreachable or cannot write now, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  return layersOf(error).some(
    ({ code, originalCode, kind, message }) =>
      AWAY.has(code) ||
      AWAY.has(originalCode) ||
      AWAY_KINDS.has(kind) ||
      AWAY_MESSAGES.has(message),
  );
}

/** Name of the violated constraint, null for other errors. The connection must come from `createPool`. */
export function constraintOf(error: unknown): string | null {
  for (const layer of layersOf(error)) {
    const name = constraintIn(layer);
    if (name !== null) return name;
  }
  return null;
}

/** @throws the error that the violated constraint maps to, or the original error. */
export function onConstraint(error: unknown, errors: Record<string, () => Error>): never {
  const constraint = constraintOf(error);
  const make = constraint === null ? undefined : errors[constraint];
  throw make ? make() : error;
}
