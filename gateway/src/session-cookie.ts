import type { IncomingHttpHeaders } from 'node:http';
import {
  BROWSER_COOKIE,
  hostCookieName,
  KNOWN_BROWSER_SECONDS,
  sessionCookieName,
} from '@tbt/contracts';

const LIFE_SECONDS = 30 * 24 * 60 * 60;
const TOKEN = /^[\w.~+/=-]{16,512}$/;

export type SessionToken = { token: string; isCookie: boolean };

const wellFormed = (token: string | undefined): string | undefined =>
  token !== undefined && TOKEN.test(token) ? token : undefined;

export const bearerOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^Bearer +(\S+)$/i.exec(value)?.[1] : undefined;

function cookieOf(name: string, header: string | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split(/=(.*)/s, 2));
  return pairs.find(([given]) => given === name)?.[1];
}

export type SessionCookies = {
  /** A Bearer header takes precedence over the cookie. */
  tokenOf(headers: IncomingHttpHeaders): SessionToken | null;
  /** `set-cookie` for a session of 30 days. */
  open(token: string): string;
  /** `set-cookie` that removes it. */
  close(): string;
  /** Identifies the browser after its session has ended. */
  browserTokenOf(headers: IncomingHttpHeaders): string | undefined;
  remember(token: string): string;
};

/** @param isSecure whether the site is served over TLS. */
export function createSessionCookies(isSecure: boolean): SessionCookies {
  const name = sessionCookieName(isSecure);
  const browserName = hostCookieName(BROWSER_COOKIE, isSecure);
  const cookie = (token: string, seconds: number, of = name): string =>
    [
      `${of}=${token}`,
      'Path=/',
      `Max-Age=${seconds}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(isSecure ? ['Secure'] : []),
    ].join('; ');
  return {
    tokenOf(headers) {
      const bearer = bearerOf(headers.authorization);
      if (bearer !== undefined) return { token: bearer, isCookie: false };
      const token = wellFormed(cookieOf(name, headers.cookie));
      return token === undefined ? null : { token, isCookie: true };
    },
    open: (token) => cookie(token, LIFE_SECONDS),
    close: () => cookie('', 0),
    browserTokenOf: ({ cookie: header }) => wellFormed(cookieOf(browserName, header)),
    remember: (token) => cookie(token, KNOWN_BROWSER_SECONDS, browserName),
  };
}
