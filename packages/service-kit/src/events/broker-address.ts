export type BrokerAddress = {
  /** `host:port` of each server, without credentials. */
  servers: string[];
  hasTls: boolean;
  user?: string;
  pass?: string;
  token?: string;
};

const DEFAULT_PORT = '4222';
const SCHEME = /^(nats|tls):\/\//;

export const BROKER_ADDRESS_FORM =
  'must be nats://host:4222 or tls://host:4222, the servers of a cluster separated by commas, all with the same scheme and credentials';

function credentialsOf({ username, password }: URL): Omit<BrokerAddress, 'servers' | 'hasTls'> {
  if (!username) return {};
  const user = decodeURIComponent(username);
  return password ? { user, pass: decodeURIComponent(password) } : { token: user };
}

function partsOf(text: string): URL[] {
  try {
    const urls = text.split(',').map((part) => new URL(part.trim()));
    const isServer = (url: URL) =>
      SCHEME.test(url.href) && url.hostname !== '' && /^\/?$/.test(url.pathname) && !url.search;
    return urls.every(isServer) ? urls : [];
  } catch {
    return [];
  }
}

/** @returns undefined for an address of another form; its text may carry a password and is never shown. */
export function parseBrokerAddress(text: string): BrokerAddress | undefined {
  const urls = partsOf(text);
  const [first] = urls;
  if (!first) return undefined;
  const isLikeFirst = ({ protocol, username, password }: URL) =>
    protocol === first.protocol && username === first.username && password === first.password;
  if (!urls.every(isLikeFirst)) return undefined;
  try {
    return {
      servers: urls.map(({ hostname, port }) => `${hostname}:${port || DEFAULT_PORT}`),
      hasTls: first.protocol === 'tls:',
      ...credentialsOf(first),
    };
  } catch {
    return undefined;
  }
}

/** Three servers keep three copies of each event, so that one may be lost. */
export const copiesIn = ({ servers }: BrokerAddress): number => (servers.length >= 3 ? 3 : 1);
