export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Where a link leads: without a path to the current page, without a search or an anchor to none. */
export type To = string | Partial<Address>;

const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;
const SLASHES = /\/{2,}/g;

/** With its sign, or empty when nothing follows it. */
const signed = (sign: string, value = ''): string => {
  const rest = value.startsWith(sign) ? value.slice(1) : value;
  return rest && sign + rest;
};

/** @param from - path of the current page; other paths begin with a slash. */
export function resolveAddress(to: To, from: string): Address {
  const [, pathname, search, hash] = typeof to === 'string' ? (PARTS.exec(to) ?? []) : [];
  const parts = typeof to === 'string' ? { pathname, search, hash } : to;
  return {
    pathname: parts.pathname ? `/${parts.pathname}`.replace(SLASHES, '/') : from,
    search: signed('?', parts.search),
    hash: signed('#', parts.hash),
  };
}

export const writeAddress = ({ pathname, search, hash }: Address): string =>
  pathname + search + hash;

/** A path of the site under a prefix, such as `/fr`. */
export const withPrefix = (prefix: string, pathname: string): string =>
  pathname === '/' && prefix ? prefix : prefix + pathname;

/** The path below the prefix; undefined for one beside it. */
export function withoutPrefix(prefix: string, pathname: string): string | undefined {
  if (!pathname.toLowerCase().startsWith(prefix)) return undefined;
  const rest = pathname.slice(prefix.length);
  if (rest === '') return '/';
  return rest.startsWith('/') ? rest : undefined;
}
