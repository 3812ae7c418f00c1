import { BlockList, isIP } from 'node:net';
import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

export const PUSH_ENDPOINTS = ['public', 'any'] as const;
export type PushEndpoints = (typeof PUSH_ENDPOINTS)[number];

const PRIVATE_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
// Of the global unicast range: documentation, and ranges that carry IPv4 addresses.
const PRIVATE_V6 = ['2001:db8::/32', '2001::/32', '2002::/16'];
const GLOBAL_V6 = '2000::/3';

function blockList(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

const privateV4 = blockList(PRIVATE_V4, 'ipv4');
const privateV6 = blockList(PRIVATE_V6, 'ipv6');
const globalV6 = blockList([GLOBAL_V6], 'ipv6');

/** Whether an address is reachable on the internet, and not of this machine or network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateV4.check(address, 'ipv4');
  return family === 6 && globalV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6');
}

const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)$/i;

/** Null when it must not be sent to. What its name resolves to is checked with each request. */
export function parseEndpoint(endpoint: string, allowed: PushEndpoints): URL | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || url.username || url.password) return null;
  if (allowed === 'any') return /^https?:$/.test(url.protocol) ? url : null;
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (url.protocol !== 'https:' || LOCAL_NAME.test(host)) return null;
  const isReachable = isIP(host) ? isPublicAddress(host) : host.includes('.');
  return isReachable ? url : null;
}

/** Resolves names to public addresses only, so that no name leads into this network. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 4);
    const reachable = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = reachable;
    if (!first || reachable.length < addresses.length)
      return callback(new Error(`${hostname} is not a public address`), '', 4);
    if (options.all) return callback(null, reachable);
    callback(null, first.address, first.family);
  });
};
