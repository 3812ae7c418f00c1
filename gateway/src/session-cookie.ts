import type { IncomingHttpHeaders } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';

export const SESSION_COOKIE = 'tbt_session';

const LIFE_SECONDS = 30 * 24 * 60 * 60;
const TOKEN = /^[\w.~+/=-]{16,512}$/;

export type SessionToken = { token: string; isCookie: boolean };

const wellFormed = (token: string | undefined): string | undefined =>
  token !== undefined && TOKEN.test(token) ? token : undefined;

/** The token of an `Authorization: Bearer …` value. */
export const bearerOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^Bearer +(\S+)$/i.exec(value)?.[1] : undefined;

/** The session's token of a request; a Bearer header stands before the cookie. */
export function sessionTokenOf(headers: IncomingHttpHeaders): SessionToken | null {
  const bearer = bearerOf(headers.authorization);
  if (bearer !== undefined) return { token: bearer, isCookie: false };
  const cookie = wellFormed(fastifyCookie.parse(headers.cookie ?? '')[SESSION_COOKIE]);
  return cookie === undefined ? null : { token: cookie, isCookie: true };
}

const attributes = (isSecure: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure }) as const;

/** `set-cookie` value that opens a session in the browser for 30 days. */
export const openCookie = (token: string, isSecure: boolean): string =>
  fastifyCookie.serialize(SESSION_COOKIE, token, { ...attributes(isSecure), maxAge: LIFE_SECONDS });

/** `set-cookie` value that ends it. */
export const closeCookie = (isSecure: boolean): string =>
  fastifyCookie.serialize(SESSION_COOKIE, '', { ...attributes(isSecure), maxAge: 0 });
