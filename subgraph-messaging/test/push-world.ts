import { createECDH } from 'node:crypto';
import type { Viewer } from '@tbt/service-kit';
import { silentLogger } from '@tbt/service-kit/testing';
import { createPostPush, createPushSender, type PushSettings } from '../src/modules/push';
import { createWorld, START, type World } from './factories';
import { createBrowser, startPushService } from './push-service';

const pair = createECDH('prime256v1');
pair.generateKeys();

export const VAPID = {
  publicKey: pair.getPublicKey('base64url'),
  privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  subject: 'mailto:push@site.test',
};
export const ANY: PushSettings = { vapid: VAPID, endpoints: 'any' };

export const ADD = `mutation ($input: AddPushSubscriptionInput!) {
  addPushSubscription(input: $input) {
    device { id endpoint label createdAt lastUsedAt } errors { code path message reasons } } }`;
const DEVICES = '{ myPushDevices { id endpoint label lastUsedAt } }';

export type Device = { id: string; endpoint: string; label: string | null };
export type AddPayload = {
  addPushSubscription: {
    device: Device | null;
    errors: { code: string; path: string[]; reasons: string[] }[];
  };
};

/** A world with a push service on this machine. */
export async function createPushWorld(push: PushSettings = ANY) {
  const world: World = await createWorld({}, { push, mail: null });
  const service = await startPushService();

  const subscribe = async (
    viewer: Viewer,
    name: string,
    { browser = createBrowser(), ...more }: { browser?: Browser; label?: string } = {},
  ) => {
    const endpoint = service.endpointOf(name);
    const input = { endpoint, keys: browser.keys, ...more };
    const { data } = await world.run<AddPayload>(viewer, ADD, { input });
    return { ...data.addPushSubscription, browser };
  };

  const reachable = async (viewer: Viewer, change: Parameters<World['reachable']>[1] = {}) => {
    await world.reachable(viewer, change);
    return viewer;
  };

  return {
    ...world,
    service,
    subscribe,
    /** A professional whose contact is known. */
    member: async (change: Parameters<World['reachable']>[1] = {}) =>
      reachable(await world.person(), change),
    reachableClinic: async (name: string) =>
      reachable(await world.clinic(), { firstName: name, lastName: '' }),
    devicesOf: async (viewer: Viewer) =>
      (await world.run<{ myPushDevices: Device[] }>(viewer, DEVICES)).data.myPushDevices,
    queued: () => world.subgraph.database.prisma.pushMessage.findMany(),
    /** A shift needed at short notice. */
    offerEmergency: (professionalIds: number[], clinicId: number) =>
      world.publish('emergency.offered', {
        ...{ emergencyRequestId: 1, clinicId, professionalIds, hourlyRate: '60.00' },
        at: START.toISOString(),
      } as Parameters<typeof world.publish<'emergency.offered'>>[1]),
    drain: () => world.subgraph.pushSender.drain(),
    /** As another replica on the same database. */
    anotherSender: (timeoutMs?: number) =>
      createPushSender({
        ...{ database: world.subgraph.database, clock: world.clock, logger: silentLogger() },
        contacts: world.subgraph.services.contacts,
        preferences: world.subgraph.services.preferences,
        post: createPostPush(VAPID, 'any', timeoutMs),
      }),
    close: async () => {
      await world.close();
      await service.close();
    },
  };
}

type Browser = ReturnType<typeof createBrowser>;
export type PushWorld = Awaited<ReturnType<typeof createPushWorld>>;
