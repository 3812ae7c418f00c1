import type { Page } from '@playwright/test';

/** Chromium under test has no push service and no permission to ask for: both are given, the worker is its own. */
export async function givePush(
  page: Page,
  given: { endpoint: string; keys: { p256dh: string; auth: string } },
): Promise<void> {
  await page.addInitScript(({ endpoint, keys }) => {
    const NAME = 'given-subscription';
    const subscription = (): PushSubscription | null =>
      localStorage.getItem(NAME) === null
        ? null
        : ({
            ...{ endpoint, options: { applicationServerKey: null } },
            toJSON: () => ({ endpoint, keys }),
            unsubscribe: () => Promise.resolve(localStorage.removeItem(NAME) === undefined),
          } as unknown as PushSubscription);
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription());
    PushManager.prototype.subscribe = () => {
      localStorage.setItem(NAME, 'yes');
      return Promise.resolve(subscription() as PushSubscription);
    };
  }, given);
}

/** Of the worker's own `push` event; Chromium without a screen shows no notifications, so they are recorded. */
export async function showPush(page: Page, data: string): Promise<unknown[]> {
  const context = page.context();
  const { origin } = new URL(page.url());
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = self as unknown as {
      shown: unknown[];
      registration: { showNotification: (title: string, options: object) => Promise<void> };
    };
    scope.shown = [];
    scope.registration.showNotification = (title, options) => {
      scope.shown.push({ title, ...options });
      return Promise.resolve();
    };
  });
  const browser = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registration;
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  return worker.evaluate(async () => {
    const scope = self as unknown as { shown: unknown[] };
    while (scope.shown.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    return scope.shown;
  });
}
