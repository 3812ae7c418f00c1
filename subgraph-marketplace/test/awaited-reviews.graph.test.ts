import type { LicenceFacts, PersonSnapshot } from '@tbt/contracts';
import { COUNTER, runner } from './application-operations';
import { HOUR } from './booking-operations';
import { createWorld, NOW, type World } from './factories';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const hoursLeft = async (applicationId: number) => {
  const sql = 'SELECT expires_at AS at FROM applications WHERE id = $1';
  const [row] = await world.rows<{ at: Date }>(sql, [applicationId]);
  return (Number(row?.at) - world.clock.now().getTime()) / HOUR;
};
const save = (temp: PersonSnapshot, revision: number, facts: Partial<LicenceFacts>) => {
  const licences = [{ ...world.licence('Ontario'), ...facts }];
  const isVerified = facts.status === 'approved';
  return world.services.people.takeOver({ ...temp, revision, licences, isVerified });
};
const filed = { status: 'pending', hasFile: true } as const;
const newcomer = () => world.temp({ licences: [], isVerified: false });
const applied = async (temp: PersonSnapshot, days = '2026-12-20') =>
  (await world.apply(temp, await world.job(await world.clinic(), { date: days }))).id;

describe('an application of a professional who cannot be accepted yet', () => {
  it('has the ordinary time until a licence is filed with its file for that province', async () => {
    const temp = await newcomer();
    const id = await applied(temp);
    expect(await hoursLeft(id)).toBe(18);
    await save(temp, 2, { status: 'pending', hasFile: false });
    await save(temp, 3, { ...filed, province: 'Quebec' });
    expect(await hoursLeft(id)).toBe(18);
    world.clock.advance(6 * HOUR);
    await save(temp, 4, filed);
    expect(await hoursLeft(id)).toBe(114);
  });

  it('waits anew after a counter-offer, up to the same end before the start', async () => {
    const [clinic, temp] = [await world.clinic(), await newcomer()];
    await save(temp, 2, filed);
    const soon = await world.job(clinic, { date: '2026-11-23' });
    const { id, expiresAt } = await world.apply(temp, soon);
    world.clock.advance(HOUR);
    const input = { applicationId: id, hourlyRate: '70' };
    const { application } = await runner(() => world)(COUNTER, input, clinic);
    expect(application).toMatchObject({ expiresAt: expiresAt.toISOString() });
  });

  it('never waits past two hours before the start', async () => {
    const temp = await newcomer();
    const job = await world.job(await world.clinic(), { date: '2026-11-23' });
    const { id } = await world.apply(temp, job);
    await save(temp, 2, filed);
    expect(await hoursLeft(id)).toBe((job.startsAt.getTime() - NOW.getTime()) / HOUR - 2);
  });

  it.each(['approved', 'rejected'] as const)(
    'has the ordinary time again once the licence is %s',
    async (status) => {
      const temp = await newcomer();
      await save(temp, 2, filed);
      const id = await applied(temp);
      expect(await hoursLeft(id)).toBe(120);
      world.clock.advance(10 * HOUR);
      await save(temp, 3, { status });
      expect(await hoursLeft(id)).toBe(18);
      world.clock.advance(HOUR);
      await save(temp, 4, { status, expiresOn: '2027-12-01' });
      expect(await hoursLeft(id)).toBe(17);
    },
  );

  it('gives the clinic time to answer when the review took all of it', async () => {
    const temp = await newcomer();
    await save(temp, 2, filed);
    const id = await applied(temp);
    world.clock.advance(119 * HOUR);
    await save(temp, 3, { status: 'approved' });
    expect(await hoursLeft(id)).toBe(18);
  });

  it('is not revived once it ended', async () => {
    const temp = await newcomer();
    const id = await applied(temp);
    world.clock.advance(18 * HOUR);
    await save(temp, 2, filed);
    expect(await hoursLeft(id)).toBe(0);
  });

  it('waits with all days of a series that is negotiated as one, by its first', async () => {
    const temp = await newcomer();
    const clinic = await world.clinic();
    const first = await world.job(clinic, {
      date: '2026-11-23',
      moreDates: ['2026-12-20'],
      isTakenWhole: true,
    });
    await world.apply(temp, first);
    await save(temp, 2, filed);
    const rows = await world.rows<{ at: Date }>('SELECT expires_at AS at FROM applications');
    const latest = new Date(first.startsAt.getTime() - 2 * HOUR);
    expect(rows).toEqual([{ at: latest }, { at: latest }]);
  });
});
