export const CLOSE = {
  /** Restarting; reconnect soon. */
  restart: 1012,
  /** The client is too slow, or a dependency is down; retry later. */
  tryLater: 1013,
  /** The session is missing or has ended. */
  unauthenticated: 4401,
} as const;
