/** Name of the cookie that carries the session's token; the gateway sets it, the site's server only looks whether it is there. */
export const SESSION_COOKIE = 'tbt_session';
