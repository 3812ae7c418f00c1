import { answerRequests } from '../testing/rest-answers';
import { browserPush, deviceLabel, forgetDevice } from './browser-push';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome · Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox · Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  ['Unknown/1.0', ''],
])('%s is named %s', (userAgent, label) => expect(deviceLabel(userAgent)).toBe(label));

it('a browser without workers is unsupported, and a log-out waits for nothing', async () => {
  expect(browserPush.permission()).toBe('unsupported');
  expect(await browserPush.endpoint('key')).toBeNull();
  await forgetDevice();
});

describe('with a subscription', () => {
  const KEY = 'BAEC';
  let subscription: object | null;
  let restore: () => void;
  let deleted: unknown[];
  const unsubscribe = jest.fn(() => {
    subscription = null;
    return Promise.resolve(true);
  });
  const subscribe = jest.fn(() => Promise.resolve(made('https://push.test/new')));
  const made = (endpoint: string, key = KEY) => {
    subscription = {
      ...{ endpoint, unsubscribe },
      options: { applicationServerKey: Uint8Array.from(atob(key), (c) => c.charCodeAt(0)).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    };
    return subscription;
  };

  beforeEach(() => {
    deleted = [];
    unsubscribe.mockClear();
    subscribe.mockClear();
    const pushManager = { getSubscription: () => Promise.resolve(subscription), subscribe };
    const registration = { pushManager };
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: {
        ready: Promise.resolve(registration),
        register: jest.fn(() => Promise.resolve(registration)),
        getRegistration: () => Promise.resolve(registration),
      },
    });
    Object.assign(window, {
      PushManager: () => undefined,
      Notification: Object.assign(() => undefined, {
        permission: 'granted',
        requestPermission: () => Promise.resolve('granted'),
      }),
    });
    restore = answerRequests({
      'DELETE /api/push-subscriptions': (body: unknown) => {
        deleted.push(body);
        return { status: 204 };
      },
    });
  });
  afterEach(() => {
    restore();
    for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('a log-out removes it from the browser and the server', async () => {
    made('https://push.test/own');
    await forgetDevice();
    expect(deleted).toEqual([{ endpoint: 'https://push.test/own' }]);
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });

  it('one for a former key is replaced', async () => {
    made('https://push.test/old', 'BBBB');
    expect(await browserPush.endpoint(KEY)).toBeNull();
    expect(await browserPush.subscribe(KEY)).toMatchObject({ endpoint: 'https://push.test/new' });
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  });

  it('one for the same key is used again', async () => {
    made('https://push.test/own');
    expect(await browserPush.endpoint(KEY)).toBe('https://push.test/own');
    expect(await browserPush.subscribe(KEY)).toMatchObject({ endpoint: 'https://push.test/own' });
    expect(subscribe).not.toHaveBeenCalled();
  });
});
