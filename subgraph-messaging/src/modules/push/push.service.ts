import { randomUUID } from 'node:crypto';
import { pushSubscriptionRule } from '@tbt/contracts';
import {
  conflict,
  consumeWriteQuota,
  idempotent,
  notFound,
  parseInput,
  requireViewer,
  validationFailed,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { MessagingDatabase, MessagingTx } from '../../database';
import type { MessagingRateLimits } from '../../limits';
import { userRecipient, type PreferencesService } from '../preferences';
import { workflowOf } from '../workflows';
import { parseEndpoint } from './push-endpoint';
import type { PushSettings } from './push-settings';
import {
  devicesOf,
  lockEndpoint,
  removeDevice,
  removeDevicesOf,
  removeSubscription,
  saveDevice,
  usersWithDevices,
} from './push-devices.queries';
import { isPublicKey, removePushInput, testPushInput } from './push.inputs';
import { queuePushes, queueTest } from './push.queries';
import { TEST_PUSH, type PushDevice, type PushOrder } from './push.types';

/** A push message that is an hour late says nothing new. */
export const PUSH_LIFE_MS = 3_600_000;

type Dependencies = {
  database: MessagingDatabase;
  clock: Clock;
  rateLimits: MessagingRateLimits;
  preferences: PreferencesService;
  settings: PushSettings;
};

export type PushService = ReturnType<typeof createPushService>;

/** Devices belong to the member who signed in, whichever clinic they act for. */
export function createPushService(dependencies: Dependencies) {
  const { database, clock, rateLimits, preferences, settings } = dependencies;
  const times = () => {
    const at = clock.now();
    return { at, expiresAt: new Date(at.getTime() + PUSH_LIFE_MS) };
  };

  function checkedSubscription(input: unknown) {
    if (!settings.vapid) throw conflict('push.off', { reasons: ['push_off'] });
    const { endpoint, keys, label } = parseInput(pushSubscriptionRule, input);
    if (!parseEndpoint(endpoint, settings.endpoints))
      throw validationFailed([{ path: ['endpoint'], key: 'push.endpoint', values: {} }]);
    if (!isPublicKey(keys.p256dh))
      throw validationFailed([{ path: ['keys', 'p256dh'], key: 'push.key', values: {} }]);
    return { endpoint, ...keys, label: label ?? null };
  }

  return {
    publicKey: settings.vapid?.publicKey ?? null,

    /** Newest first. */
    devices: (info: RequestInfo): Promise<PushDevice[]> =>
      devicesOf(database.reader, requireViewer(info).userId),

    /**
     * Idempotent. A browser that another member used changes hands with all that waited for it.
     * @throws DomainError VALIDATION_FAILED, CONFLICT where push is off or the endpoint is of another browser.
     */
    async add(info: RequestInfo, input: unknown): Promise<PushDevice> {
      const { userId } = requireViewer(info);
      const subscription = checkedSubscription(input);
      await consumeWriteQuota(rateLimits, info);
      return database.transaction((tx) =>
        idempotent(info, tx, { operation: 'addPushSubscription', input }, async () => {
          const former = await lockEndpoint(tx, subscription.endpoint);
          if (former && former.userId !== userId) {
            if (former.auth !== subscription.auth)
              throw conflict('push.endpointTaken', { path: ['endpoint'], reasons: ['taken'] });
            await removeSubscription(tx, former.id);
          }
          return saveDevice(tx, { ...subscription, userId }, clock.now());
        }),
      );
    },

    /** Idempotent. @returns the viewer's afterwards. */
    async remove(info: RequestInfo, input: unknown): Promise<PushDevice[]> {
      const { userId } = requireViewer(info);
      const { deviceId, endpoint } = parseInput(removePushInput, input);
      await consumeWriteQuota(rateLimits, info);
      return database.transaction(async (tx) => {
        await removeDevice(tx, userId, { id: deviceId ?? null, endpoint: endpoint ?? null });
        return devicesOf(tx, userId);
      });
    },

    /** @throws DomainError NOT_FOUND for a device of another member. */
    async sendTest(info: RequestInfo, input: unknown): Promise<PushDevice> {
      const { userId } = requireViewer(info);
      const { deviceId } = parseInput(testPushInput, input);
      if (!settings.vapid) throw conflict('push.off', { reasons: ['push_off'] });
      await consumeWriteQuota(rateLimits, info);
      const test = { deviceId, userId, key: randomUUID(), workflow: TEST_PUSH };
      return database.transaction((tx) =>
        idempotent(info, tx, { operation: 'sendTestPush', input }, async () => {
          if (!(await queueTest(tx, test, times()))) throw notFound();
          const device = (await devicesOf(tx, userId)).find(({ id }) => id === deviceId);
          if (!device) throw notFound();
          return device;
        }),
      );
    },

    async queue(tx: MessagingTx, orders: readonly PushOrder[]): Promise<void> {
      if (!settings.vapid || orders.length === 0) return;
      const reachable = await usersWithDevices(tx, [
        ...new Set(orders.map(({ userId }) => userId)),
      ]);
      const sendable = orders.filter(({ userId }) => reachable.has(userId));
      if (sendable.length === 0) return;
      const isWanted = await preferences.choices(tx, [...reachable].map(userRecipient));
      const wanted = sendable.filter(({ userId, workflow }) =>
        isWanted(userRecipient(userId), workflowOf(workflow), 'push'),
      );
      await queuePushes(tx, wanted, times());
    },

    /** A closed account gets nothing more. */
    async contactChanged(tx: MessagingTx, contact: { id: number; isActive: boolean }) {
      if (!contact.isActive) await removeDevicesOf(tx, contact.id);
    },
  };
}
