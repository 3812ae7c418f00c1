/** Name of the cookie that holds the session's token, where the site is served without TLS. */
export const SESSION_COOKIE = 'tbt_session';

/** Name of the cookie by which a browser is known again at log-in, where the site is served without TLS. */
export const BROWSER_COOKIE = 'tbt_browser';

/** How long a browser is known after its last log-in. */
export const KNOWN_BROWSER_SECONDS = 180 * 24 * 60 * 60;

/**
 * Name of a cookie. Served over TLS it has the prefix that browsers let this host alone set: a
 * neighbour below the same domain cannot plant one.
 */
export const hostCookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;

export const sessionCookieName = (isSecure: boolean): string =>
  hostCookieName(SESSION_COOKIE, isSecure);
