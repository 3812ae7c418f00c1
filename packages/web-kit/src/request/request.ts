import { currentLocale } from '../i18n/locale-store';
import { RequestError } from './request-error';

export interface RequestOptions {
  /** 401 as an error, or as null where an unauthenticated caller is valid. */
  on401?: 'throw' | 'null';
  headers?: Record<string, string>;
  cache?: RequestCache;
  signal?: AbortSignal;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

function bodyOf(payload: unknown): Pick<RequestInit, 'body' | 'headers'> {
  if (payload === undefined) return {};
  if (payload instanceof FormData) return { body: payload };
  return { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } };
}

/**
 * A call to the site's server with the session cookie, in JSON or form data. @returns undefined for an empty body.
 * @throws RequestError `<status>: <body or status text>` for other statuses
 */
export async function request<T>(
  method: Method,
  path: string,
  payload: unknown,
  options: RequestOptions & { on401: 'null' },
): Promise<T | null>;
export async function request<T>(
  method: Method,
  path: string,
  payload?: unknown,
  options?: RequestOptions,
): Promise<T>;
export async function request<T>(
  method: Method,
  path: string,
  payload?: unknown,
  { on401 = 'throw', headers, cache, signal }: RequestOptions = {},
): Promise<T | null | undefined> {
  const content = bodyOf(payload);
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(cache && { cache }),
    ...(signal && { signal }),
    ...(content.body !== undefined && { body: content.body }),
    headers: { 'accept-language': currentLocale(), ...content.headers, ...headers },
  });
  // Read in any case: an unread body is a request without an end.
  const text = await response.text();
  if (response.status === 401 && on401 === 'null') return null;
  if (!response.ok) throw new RequestError(response, text);
  return text ? (JSON.parse(text) as T) : undefined;
}
