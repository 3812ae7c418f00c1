import { createECDH, randomUUID } from 'node:crypto';
import { input, sentByNewcomer, type OperationCases } from './operation-case';

const browser = createECDH('prime256v1');
browser.generateKeys();

/** Of a browser that no other case uses. */
const subscription = () => ({
  endpoint: `https://push.bench.invalid/send/${randomUUID()}`,
  keys: { p256dh: browser.getPublicKey('base64url'), auth: 'A'.repeat(22) },
});
const UNKNOWN = { endpoint: 'https://push.bench.invalid/send/none' };

export const pushCases: OperationCases = {
  'mfe-messaging/AddPushDevice': sentByNewcomer(() => input(subscription())),
  'mfe-messaging/RemovePushDevice': sentByNewcomer(() => input(UNKNOWN)),
  'mfe-messaging/SendTestPush': sentByNewcomer(async (world, newcomer) =>
    input({ deviceId: await world.pushDevice(newcomer, subscription()) }),
  ),
  'gateway/RestAddPushSubscription': sentByNewcomer(() => input(subscription())),
  'gateway/RestRemovePushSubscription': sentByNewcomer(() => input(UNKNOWN)),
};
