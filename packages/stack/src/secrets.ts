import { createECDH, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StackSettings } from './env';
import { readState, writeState } from './state-file';

export type Secrets = {
  viewerKeyId: string;
  viewerKeys: Record<string, string>;
  /** Identifies the site's server to the gateway. */
  proxySecret: string;
  /** Signs push messages; a browser's subscription holds for one pair. */
  vapid: { publicKey: string; privateKey: string };
};

const SECRET_BYTES = 48;

const secret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** A new pair of P-256, base64url. */
export function newVapidPair(): Secrets['vapid'] {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey('base64url'),
    // Leading zeros are left out.
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString(
      'base64url',
    ),
  };
}

function freshSecrets(): Secrets {
  const viewerKeyId = `key-${randomBytes(4).toString('hex')}`;
  return {
    viewerKeyId,
    viewerKeys: { [viewerKeyId]: secret() },
    proxySecret: secret(),
    vapid: newVapidPair(),
  };
}

/** Passwords of the database roles, generated once per data directory. */
export function loadDatabasePasswords<N extends string>(
  dataDir: string,
  names: readonly N[],
): Record<N, string> {
  const file = join(dataDir, 'database-passwords.json');
  const kept = readState<Partial<Record<string, string>>>(file, {});
  const all = Object.fromEntries(names.map((name) => [name, kept[name] ?? secret()]));
  writeState(file, all);
  return all as Record<N, string>;
}

/** Secrets from the environment, or generated once per data directory. */
export function loadSecrets(settings: StackSettings): Secrets {
  const file = join(settings.dataDir, 'secrets.json');
  const stored = existsSync(file) ? readState<Partial<Secrets>>(file, {}) : {};
  const kept = { ...freshSecrets(), ...stored };
  if (Object.keys(stored).length < Object.keys(kept).length) writeState(file, kept);
  const given = settings.viewerKeys && settings.viewerKeyId;
  return {
    viewerKeyId: given ? (settings.viewerKeyId ?? kept.viewerKeyId) : kept.viewerKeyId,
    viewerKeys: given ? (settings.viewerKeys ?? kept.viewerKeys) : kept.viewerKeys,
    proxySecret: settings.proxySecret ?? kept.proxySecret,
    vapid: settings.vapid ?? kept.vapid,
  };
}
