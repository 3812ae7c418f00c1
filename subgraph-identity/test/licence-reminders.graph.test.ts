import type { User } from '../src';
import { createWorld, NOW, type World } from './factories';

describe('reminders of licences', () => {
  let world: World;
  let temp: User;
  beforeAll(async () => {
    world = await createWorld();
  });
  beforeEach(async () => {
    world.clock.set(NOW);
    temp = await world.person('hygienist');
  });
  afterAll(() => world.close());

  const approved = async (expiresOn: string, province = 'Ontario') => {
    const { licences } = world.services;
    const { id } = await licences.record(world.system, temp.id, { province, number: 'N-1' });
    return licences.approve(world.system, id, { expiresOn });
  };
  const tick = async (instant: string) => {
    world.clock.set(new Date(instant));
    await world.bus.runJob('identity.credentials');
  };
  const told = async () => {
    await world.outboxDrained();
    return world.bus.published.flatMap(({ name, payload }) =>
      name === 'licence.expiring' && payload.userId === temp.id ? [payload.daysLeft] : [],
    );
  };
  const isVerified = async () =>
    (await world.database.prisma.user.findUniqueOrThrow({ where: { id: temp.id } })).isVerified;

  it('are sent once per step, by the province’s date, and the last expires it', async () => {
    await approved('2027-03-01');
    await tick('2026-12-31T05:59:00Z');
    expect(await told()).toEqual([]);
    await tick('2026-12-31T06:00:00Z');
    await tick('2026-12-31T07:00:00Z');
    expect(await told()).toEqual([60]);
    await tick('2027-01-30T12:00:00Z');
    await tick('2027-02-22T12:00:00Z');
    await tick('2027-02-28T12:00:00Z');
    await tick('2027-03-01T12:00:00Z');
    expect(await told()).toEqual([60, 30, 7, 1]);
    await tick('2027-03-02T05:00:00Z');
    expect(await isVerified()).toBe(true);
    await tick('2027-03-02T06:00:00Z');
    expect(await told()).toEqual([60, 30, 7, 1, 0]);
    expect(await isVerified()).toBe(false);
    await tick('2027-03-20T06:00:00Z');
    expect(await told()).toHaveLength(5);
  });

  it('send only the last of several steps after days of downtime', async () => {
    await approved('2027-03-01');
    await tick('2027-02-25T12:00:00Z');
    expect(await told()).toEqual([4]);
    await tick('2027-03-10T12:00:00Z');
    expect(await told()).toEqual([4, 0]);
  });

  it('skip steps that the approval’s notification covers', async () => {
    await approved('2026-12-15');
    await tick('2026-11-21T12:00:00Z');
    expect(await told()).toEqual([]);
    await tick('2026-12-08T12:00:00Z');
    expect(await told()).toEqual([7]);
  });

  it('are sent once by concurrent workers', async () => {
    await approved('2027-03-01');
    world.clock.set(new Date('2027-01-05T12:00:00Z'));
    const { licences } = world.services;
    await Promise.all([1, 2, 3].map(() => licences.sendReminders()));
    expect(await told()).toHaveLength(1);
  });

  it('keep a holder of another licence verified', async () => {
    await approved('2027-03-01');
    await approved('2028-03-01', 'Alberta');
    await tick('2027-03-05T12:00:00Z');
    expect(await told()).toContain(0);
    expect(await isVerified()).toBe(true);
  });
});
