import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_COOKIE } from '@tbt/contracts';

const LIFE_SECONDS = 30 * 24 * 60 * 60;
const TOKEN = /^[\w.~+/=-]{16,512}$/;

export type SessionToken = { token: string; isCookie: boolean };

const wellFormed = (token: string | undefined): string | undefined =>
  token !== undefined && TOKEN.test(token) ? token : undefined;

/** The token of an `Authorization: Bearer …` value. */
export const bearerOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^Bearer +(\S+)$/i.exec(value)?.[1] : undefined;

function cookieOf(header: string | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split(/=(.*)/s, 2));
  return pairs.find(([name]) => name === SESSION_COOKIE)?.[1];
}

/** The session's token of a request; a Bearer header stands before the cookie. */
export function sessionTokenOf(headers: IncomingHttpHeaders): SessionToken | null {
  const bearer = bearerOf(headers.authorization);
  if (bearer !== undefined) return { token: bearer, isCookie: false };
  const token = wellFormed(cookieOf(headers.cookie));
  return token === undefined ? null : { token, isCookie: true };
}

const cookie = (token: string, seconds: number, isSecure: boolean): string =>
  [
    `${SESSION_COOKIE}=${token}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** `set-cookie` value that opens a session in the browser for 30 days. */
export const openCookie = (token: string, isSecure: boolean): string =>
  cookie(token, LIFE_SECONDS, isSecure);

/** `set-cookie` value that ends it. */
export const closeCookie = (isSecure: boolean): string => cookie('', 0, isSecure);
