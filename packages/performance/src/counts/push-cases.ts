import { createECDH } from 'node:crypto';
import { input, sentByNewcomer, type OperationCases } from './operation-case';

const browser = createECDH('prime256v1');
browser.generateKeys();

const subscription = {
  endpoint: 'https://push.bench.invalid/send/bench',
  keys: { p256dh: browser.getPublicKey('base64url'), auth: 'A'.repeat(22) },
};
const ENDPOINT = { endpoint: subscription.endpoint };

export const pushCases: OperationCases = {
  'mfe-messaging/AddPushDevice': sentByNewcomer(() => input(subscription)),
  'mfe-messaging/RemovePushDevice': sentByNewcomer(() => input(ENDPOINT)),
  'mfe-messaging/SendTestPush': sentByNewcomer(async (world, newcomer) =>
    input({ deviceId: await world.pushDevice(newcomer, subscription) }),
  ),
  'gateway/RestAddPushSubscription': sentByNewcomer(() => input(subscription)),
  'gateway/RestRemovePushSubscription': sentByNewcomer(() => input(ENDPOINT)),
};
