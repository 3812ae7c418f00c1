const NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Whether a host name without a port always resolves to the local machine. */
export const isOwnMachineName = (hostname: string): boolean => NAMES.includes(hostname);

export const isLoopbackAddress = (address: string): boolean => ADDRESS.test(address);

/** Set by proxies; a caller at the machine itself sends none of them. */
export const RELAY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/** The peer, or `unknown` (RFC 7239) for one of this machine that relays another caller. */
export function peerAddress({
  headers,
  socket,
}: {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  socket: { remoteAddress?: string | undefined };
}): string | null {
  const peer = socket.remoteAddress ?? null;
  const isRelay = RELAY_HEADERS.some((name) => headers[name] !== undefined);
  return peer !== null && isRelay && isLoopbackAddress(peer) ? 'unknown' : peer;
}

/** Protects against DNS rebinding: allows loopback names and the hosts of the given absolute URLs, at any port. */
export function createHostList(
  addresses: readonly string[],
): (host: string | undefined) => boolean {
  const names = new Set(addresses.map((address) => new URL(address).hostname));
  return (host = '') => {
    const address = `http://${host}`;
    if (!URL.canParse(address)) return false;
    const { hostname } = new URL(address);
    return isOwnMachineName(hostname) || names.has(hostname);
  };
}
