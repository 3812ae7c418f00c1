import type { BrowserPush } from '@tbt/web-kit';

/** A browser with a permission, subscribed or not; what it is asked is answered with `answer`. */
export function fakePushBrowser({
  permission = 'default' as ReturnType<BrowserPush['permission']>,
  endpoint = null as string | null,
  answer = 'granted' as NotificationPermission,
} = {}): BrowserPush & { unsubscribed: () => number } {
  let [now, current, count] = [permission, endpoint, 0];
  return {
    permission: () => now,
    endpoint: () => Promise.resolve(current),
    subscribe() {
      now = answer;
      if (answer !== 'granted') return Promise.resolve(null);
      current = 'https://push.test/this';
      const keys = { p256dh: 'key', auth: 'secret' };
      return Promise.resolve({ endpoint: current, keys, label: 'Firefox · Linux' });
    },
    unsubscribe() {
      current = null;
      count += 1;
      return Promise.resolve();
    },
    unsubscribed: () => count,
  };
}
