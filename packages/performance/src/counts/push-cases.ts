import { createECDH } from 'node:crypto';
import { input, sentByNewcomer, type OperationCases } from './operation-case';

const browser = createECDH('prime256v1');
browser.generateKeys();

const subscription = {
  endpoint: 'https://push.example.com/send/bench',
  keys: { p256dh: browser.getPublicKey('base64url'), auth: 'A'.repeat(22) },
};
const ENDPOINT = { endpoint: subscription.endpoint };

export const pushCases: OperationCases = {
  'gateway/RestAddPushSubscription': sentByNewcomer(() => input(subscription)),
  'gateway/RestRemovePushSubscription': sentByNewcomer(() => input(ENDPOINT)),
};
