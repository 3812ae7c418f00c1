import { request } from '../request';

const WORKER = '/sw.js';
/** A log-out does not wait longer for a push service. */
const FORGET_MS = 2_000;

export type PushPermission = 'unsupported' | NotificationPermission;

/** As the API takes it. */
export interface DeviceSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  label: string;
}

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** Such as `Firefox · Android`. */
export function deviceLabel(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([, pattern]) => pattern.test(userAgent))?.[0],
  );
  return named.filter(Boolean).join(' · ');
}

const current = async (): Promise<PushSubscription | null> => {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
};

function toDevice(subscription: PushSubscription): DeviceSubscription {
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new TypeError('A subscription without keys');
  const label = deviceLabel(navigator.userAgent);
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, label };
}

const isOfKey = ({ options }: PushSubscription, key: string): boolean =>
  !options.applicationServerKey || base64url(options.applicationServerKey) === key;

/** Notifications of this browser while the site is closed. */
export const browserPush = {
  permission: (): PushPermission => (isSupported() ? Notification.permission : 'unsupported'),

  /** Null without a subscription for the server's key. */
  async endpoint(key: string): Promise<string | null> {
    const subscription = await current();
    return subscription && isOfKey(subscription, key) ? subscription.endpoint : null;
  },

  /** Asks the person, who has just clicked. @returns null when they refuse. */
  async subscribe(key: string): Promise<DeviceSubscription | null> {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    const { pushManager } = await navigator.serviceWorker.ready;
    const former = await pushManager.getSubscription();
    if (former && isOfKey(former, key)) return toDevice(former);
    await former?.unsubscribe();
    return toDevice(
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
    );
  },

  async unsubscribe(): Promise<void> {
    await (await current())?.unsubscribe();
  },
};

/** Replaced in stories and tests. */
export type BrowserPush = typeof browserPush;

async function forget(): Promise<void> {
  const subscription = await current();
  if (!subscription) return;
  const { endpoint } = subscription;
  await Promise.allSettled([
    request('DELETE', '/api/push-subscriptions', { endpoint }, { on401: 'null' }),
    subscription.unsubscribe(),
  ]);
}

/** Before a log-out: the next user of this browser sees nothing of the former one. Never fails. */
export async function forgetDevice(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, FORGET_MS));
  await Promise.race([forget().catch(() => undefined), late]);
}
