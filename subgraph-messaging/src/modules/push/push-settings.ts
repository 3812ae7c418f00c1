import type { PushEndpoints } from './push-endpoint';

export type PushSettings = {
  /** Null: push is off. */
  vapid: VapidKeys | null;
  /** `any` also allows plain HTTP and this network's addresses, for tests. */
  endpoints: PushEndpoints;
};

/** Base64url. */
export type VapidKeys = {
  publicKey: string;
  privateKey: string;
  /** Contact of the sender for push services: `mailto:` or `https:`. */
  subject: string;
};

export const DEFAULT_PUSH: PushSettings = { vapid: null, endpoints: 'public' };
