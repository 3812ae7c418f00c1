import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('returns no user whom identity cannot resolve any more', async () => {
  const [robin, sam] = [await world.person(), await world.person()];
  await world.sent(robin, sam);
  const ASK = `query Ask($userId: ID!) { conversationWith(userId: $userId) {
    otherUserId otherUser { id } lastMessage { sender { id } recipient { id } } } }`;
  const ask = () => world.run(sam, ASK, { userId: robin.userId });
  const [robinId, samId] = [String(robin.userId), String(sam.userId)];
  const lastMessage = { sender: { id: robinId }, recipient: { id: samId } };
  expect((await ask()).data).toEqual({
    conversationWith: { otherUserId: robinId, otherUser: { id: robinId }, lastMessage },
  });
  await world.subgraph.database.pool.query('UPDATE people SET is_active = false WHERE id = $1', [
    robin.userId,
  ]);
  expect((await ask()).data).toEqual({
    conversationWith: {
      otherUserId: robinId,
      otherUser: null,
      lastMessage: { ...lastMessage, sender: null },
    },
  });
});
