import { randomUUID } from 'node:crypto';
import { change, EventWorld, NAME } from '../../test/event-world';
import type { OutboxEvent } from './bus';

let world: EventWorld;
beforeEach(async () => {
  world = await EventWorld.create();
});
afterEach(() => world.end());

it('deletes the stored events of one user only', async () => {
  const bus = await world.startBus('a');
  const events = [
    { name: 'user.changed', payload: { id: 7, firstName: 'Ada' } },
    { name: 'verification.submitted', payload: { userId: 7 } },
    { name: 'waitlist.joined', payload: { entryId: 7, email: 'Ada@example.test' } },
    { name: 'user.changed', payload: { id: 8 } },
    { name: NAME, payload: change(7) },
  ].map((event) => ({ ...event, id: randomUUID(), createdAt: new Date().toISOString() }));
  await bus.publish(events as OutboxEvent[]);
  await bus.forget({ userId: 7, email: 'ada@example.test' });
  const left = await world.onBus(`SELECT DISTINCT data FROM pgboss.job WHERE data ? 'payload'`);
  const told = left.map(({ data }) => (data as OutboxEvent).payload);
  expect(told).toHaveLength(2);
  expect(told).toEqual(expect.arrayContaining([{ id: 8 }, change(7)]));
});
