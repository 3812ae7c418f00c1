import type { User } from '../src';
import { createWorld, type World } from './factories';

describe('entitlements', () => {
  let world: World;
  let clinic: User;
  let temp: User;
  beforeAll(async () => {
    world = await createWorld();
    clinic = await world.person('clinic');
    temp = await world.person('hygienist');
  });
  afterAll(() => world.close());

  const stored = (sourceId: number) =>
    world.database.prisma.entitlement.findMany({ where: { sourceId } });

  it('are received from the bus', async () => {
    const event = await world.apply(clinic, temp, { id: 500, status: 'declined' });
    const payload = { ...event.payload, applicationId: 501, status: 'accepted' as const };
    await world.bus.publish([{ ...event, id: '7b0b3a52-0000-4000-8000-000000000001', payload }]);
    await world.bus.settled();
    expect(await stored(501)).toMatchObject([{ status: 'accepted', clinicId: clinic.id }]);
  });

  it('apply an event once', async () => {
    const event = await world.apply(clinic, temp, { id: 510, revision: 1 });
    const again = { ...event, payload: { ...event.payload, revision: 9, status: 'declined' } };
    await world.services.entitlements.applicationChanged(again as typeof event);
    expect(await stored(510)).toMatchObject([{ status: 'pending', revision: 1 }]);
  });

  it('apply the same event from two replicas at once only once', async () => {
    const event = await world.apply(clinic, temp, { id: 511 });
    const twin = { ...event, id: '7b0b3a52-0000-4000-8000-000000000002' };
    await Promise.all([1, 2, 3].map(() => world.services.entitlements.applicationChanged(twin)));
    const inbox = { where: { eventId: twin.id } };
    expect(await world.database.prisma.inboxEvent.count(inbox)).toBe(1);
  });

  it('keep the newest revision in any order', async () => {
    await world.apply(clinic, temp, { id: 520, revision: 3, status: 'withdrawn' });
    await world.apply(clinic, temp, { id: 520, revision: 2, status: 'countered' });
    await world.apply(clinic, temp, { id: 520, revision: 1, status: 'pending' });
    expect(await stored(520)).toMatchObject([{ status: 'withdrawn', revision: 3 }]);
    expect(await stored(520)).toHaveLength(1);
  });
});
