/** Why the server ends a socket. */
export const CLOSE = {
  /** The process restarts; come back soon. */
  restart: 1012,
  /** The client reads too slowly, or a dependency is down; come back later. */
  tryLater: 1013,
  /** No session, or it has ended; sign in again. */
  unauthenticated: 4401,
} as const;
