/** Name without TLS; with it see `hostCookieName`. */
export const SESSION_COOKIE = 'tbt_session';

export const BROWSER_COOKIE = 'tbt_browser';

export const KNOWN_BROWSER_SECONDS = 180 * 24 * 60 * 60;

/** Over TLS, `__Host-`: a neighbour below the same domain cannot set the cookie. */
export const hostCookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;

export const sessionCookieName = (isSecure: boolean): string =>
  hostCookieName(SESSION_COOKIE, isSecure);
