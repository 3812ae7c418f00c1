const CODES = ['code', 'constraint', 'table', 'statusCode'] as const;
const DEEPEST_CAUSE = 5;

/** Logs only kind, message, stack and cause: the database driver attaches its connection, and rows in `detail`. */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return String(error);
  const named = CODES.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(named),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause, depth + 1) }),
  };
}
