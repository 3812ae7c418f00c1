import { setTimeout as wait } from 'node:timers/promises';
import { createHeavyLane } from './heavy-lane';

it('lets requests through one at a time, in the order of their arrival', async () => {
  const lane = createHeavyLane();
  const order: string[] = [];
  const request = async (name: string) => {
    const leave = await lane.enter();
    order.push(`${name} in`);
    await wait(2);
    order.push(`${name} out`);
    leave();
  };
  await Promise.all(['a', 'b', 'c'].map(request));
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

it('refuses what would wait behind too many', async () => {
  const lane = createHeavyLane();
  const leave = await lane.enter();
  const waiting = Array.from({ length: 64 }, () => lane.enter());
  await expect(lane.enter()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  leave();
  for (const next of waiting) (await next)();
  (await lane.enter())();
});

it('goes on after a second with a request that is not finished', async () => {
  const lane = createHeavyLane();
  await lane.enter();
  await expect(lane.enter()).resolves.toBeInstanceOf(Function);
});
