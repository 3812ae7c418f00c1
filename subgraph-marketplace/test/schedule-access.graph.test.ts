import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, type World } from './factories';
import { scheduleOperations } from './schedule-operations';

const DAY = '2026-12-07';
const VIEWERS = ['anonymous', 'self', 'temp', 'clinic', 'staff', 'admin'] as const;
type Sees = 'nothing' | 'availability' | 'notes';
type Viewer = (typeof VIEWERS)[number];

let world: World;
let on: ReturnType<typeof scheduleOperations>;
let owner: PersonSnapshot;
let slotId: string;
const people = {} as Record<Viewer, PersonSnapshot | null>;

beforeAll(async () => {
  world = await createWorld();
  on = scheduleOperations(world);
  owner = await world.temp();
  slotId = (await on.add(owner, { notes: 'By bus' })).slot?.id ?? '';
  Object.assign(people, {
    anonymous: null,
    self: owner,
    temp: await world.temp(),
    clinic: await world.clinic(),
    staff: await world.clinic(),
    admin: await world.person({ role: null, isAdmin: true }),
  });
});
afterAll(() => world.close());

describe('who sees a professional’s schedule', () => {
  const table: Record<Viewer, Sees> = {
    anonymous: 'nothing',
    self: 'notes',
    temp: 'nothing',
    clinic: 'availability',
    staff: 'availability',
    admin: 'availability',
  };
  it.each(VIEWERS)('%s', async (viewer) => {
    const { data } = await on.theirs(people[viewer], owner.id, DAY);
    const entries = (data as { schedule: { slot: { notes: string | null } }[] | null }).schedule;
    const [first] = entries ?? [];
    const sees: Sees = !first ? 'nothing' : first.slot.notes ? 'notes' : 'availability';
    expect(sees).toBe(table[viewer]);
    expect(entries === null).toBe(table[viewer] === 'nothing');
  });

  it('neither side of a block sees it', async () => {
    const [one, other] = [await world.clinic(), await world.clinic()];
    await world.block(owner, one);
    await world.block(other, owner);
    for (const clinic of [one, other]) {
      expect((await on.theirs(clinic, owner.id, DAY)).data).toEqual({ schedule: null });
    }
  });

  it('that of a clinic, a closed account or an unknown user is hidden', async () => {
    const closed = await world.temp({ isActive: false });
    const clinic = await world.clinic();
    for (const id of [closed.id, clinic.id, 999_999]) {
      expect((await on.theirs(people.clinic, id, DAY)).data).toEqual({ schedule: null });
    }
    expect((await on.theirs(clinic, clinic.id, DAY)).data).toEqual({ schedule: [] });
  });
});

describe('who acts on a slot', () => {
  it.each(VIEWERS.filter((viewer) => viewer !== 'self'))('%s may not remove it', async (viewer) => {
    const { errors } = await on.remove(people[viewer], slotId);
    const code = viewer === 'anonymous' ? 'UNAUTHENTICATED' : 'NOT_FOUND';
    expect(errors?.[0]?.extensions).toMatchObject({ code });
  });

  it('anonymous viewers cannot add, read or have a feed', async () => {
    for (const query of [
      '{ mySchedule(from: "2026-12-07", to: "2026-12-07") { date } }',
      '{ myCalendarFeed { createdAt } }',
      'mutation { createCalendarFeed { url } }',
      'mutation { revokeCalendarFeed { isRevoked } }',
      `mutation { addScheduleSlot(input: { date: "${DAY}", startTime: "09:00", endTime: "10:00" }) { slot { id } } }`,
    ]) {
      const { errors } = await world.graph(query);
      expect([query, errors?.[0]?.extensions.code]).toEqual([query, 'UNAUTHENTICATED']);
    }
  });

  it('asks for 62 days at most', async () => {
    await expect(on.mine(owner, '2026-12-01', '2027-02-01')).rejects.toMatchObject({
      extensions: { code: 'VALIDATION_FAILED', issues: [{ path: ['to'] }] },
    });
    await expect(on.mine(owner, '2026-12-02', '2026-12-01')).rejects.toThrow();
    expect(await on.mine(owner, '2026-12-01', '2027-01-31')).toHaveLength(1);
  });

  it('is the person alone', async () => {
    const { data } = await on.remove(owner, slotId);
    expect(data).toEqual({ removeScheduleSlot: { slotId, errors: [] } });
  });
});
