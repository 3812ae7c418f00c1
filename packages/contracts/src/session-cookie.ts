/** Name of the cookie that holds the session's token, where the site is served without TLS. */
export const SESSION_COOKIE = 'tbt_session';

/**
 * Name of the session's cookie. Served over TLS it has the prefix that browsers let this host alone
 * set: a neighbour below the same domain cannot plant a session.
 */
export const sessionCookieName = (isSecure: boolean): string =>
  isSecure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
