const NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Whether a host name without a port always resolves to the local machine. */
export const isOwnMachineName = (hostname: string): boolean => NAMES.includes(hostname);

export const isLoopbackAddress = (address: string): boolean => ADDRESS.test(address);

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
