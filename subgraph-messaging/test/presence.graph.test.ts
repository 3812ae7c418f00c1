import type { Viewer } from '@tbt/service-kit';
import { createWorld, type World } from './factories';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const beat = (viewer: Viewer, isOnline = true, gatewayId = 'one') =>
  world.bus.live.publish('presence.beat', { gatewayId, userIds: [viewer.userId], isOnline });

const seen = async (viewer: Viewer, other: Viewer) => {
  const query = `query W($id: ID!) { conversationWith(userId: $id) { isOtherOnline } }`;
  const { data } = await world.run(viewer, query, { id: String(other.userId) });
  return (data as { conversationWith: { isOtherOnline: boolean } }).conversationWith.isOtherOnline;
};

const choose = (viewer: Viewer, showsPresence: boolean) =>
  world.run(
    viewer,
    `mutation S($input: SetShowsPresenceInput!) {
      setShowsPresence(input: $input) { showsPresence errors { code } } }`,
    { input: { showsPresence } },
  );

const pair = async () => {
  const [robin, sam] = [await world.person(), await world.person()];
  await world.sent(robin, sam);
  return { robin, sam };
};

it('is seen by people with a conversation until the last page closes', async () => {
  const { robin, sam } = await pair();
  expect(await seen(sam, robin)).toBe(false);
  await beat(robin);
  await beat(robin, true, 'two');
  expect(await seen(sam, robin)).toBe(true);
  await beat(robin, false);
  expect(await seen(sam, robin)).toBe(true);
  await beat(robin, false, 'two');
  expect(await seen(sam, robin)).toBe(false);
});

it('expires when a gateway has fallen silent', async () => {
  const { robin, sam } = await pair();
  await beat(robin);
  world.clock.set(new Date(world.clock.now().getTime() + 80_000));
  expect(await seen(sam, robin)).toBe(false);
});

it('is not seen by the blocked, nor of those who hide it', async () => {
  const { robin, sam } = await pair();
  await beat(robin);
  expect(await seen(sam, robin)).toBe(true);
  await choose(robin, false);
  expect(await seen(sam, robin)).toBe(false);
  const { data } = await world.run(robin, '{ showsPresence }', {});
  expect(data).toEqual({ showsPresence: false });
  await choose(robin, true);
  expect(await seen(sam, robin)).toBe(true);
  await world.subgraph.database.prisma.block.create({
    data: { blockerId: robin.userId, blockedId: sam.userId, createdAt: world.clock.now() },
  });
  expect(await seen(sam, robin)).toBe(false);
});
