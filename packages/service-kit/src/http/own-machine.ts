const NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Whether a host name, without a port, always means the machine that uses it. */
export const isOwnMachineName = (hostname: string): boolean => NAMES.includes(hostname);

/** Whether a connection came from the machine itself. */
export const isLoopbackAddress = (address: string): boolean => ADDRESS.test(address);

/**
 * Tests the `Host` of a request: names of this machine and those of the given addresses pass, at any
 * port. Any other name may be led here by its owner's DNS.
 * @param addresses - absolute URLs.
 */
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
