import type { PersonSnapshot } from '@tbt/contracts';
import type { Job } from '../src/modules/jobs';
import { ACCEPT, answerWith, APPLY, COUNTER, runner } from './application-operations';
import { createWorld, NOW, type World } from './factories';
import { ACCEPT_INVITATION, invitationRunner, invited } from './invitation-operations';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const run = runner(() => world);
const runInvitation = invitationRunner(() => world);

async function series(clinic: PersonSnapshot, isTakenWhole: boolean, length = 3): Promise<Job[]> {
  const [row] = await world.rows<{ id: number }>(
    `INSERT INTO job_series (clinic_id, is_taken_whole, created_at) VALUES ($1, $2, $3) RETURNING id`,
    [clinic.id, isTakenWhole, NOW],
  );
  const days: Job[] = [];
  for (let n = 0; n < length; n += 1) days.push(await world.job(clinic));
  await world.rows('UPDATE jobs SET series_id = $1 WHERE id = ANY($2)', [
    row?.id,
    days.map(({ id }) => id),
  ]);
  return days;
}
const first = ([day]: Job[]): Job => {
  if (!day) throw new Error('No day');
  return day;
};
const offersOf = (temp: PersonSnapshot) =>
  world.rows<{ id: number; status: string; rate: string }>(
    `SELECT id, status, hourly_rate::text AS rate FROM applications WHERE applicant_id = $1 ORDER BY id`,
    [temp.id],
  );
const bookingsOf = async (temp: PersonSnapshot) =>
  (await world.rows('SELECT id FROM bookings WHERE professional_id = $1', [temp.id])).length;
const statusesOf = async (days: Job[]) =>
  (
    await world.rows<{ status: string }>('SELECT status FROM jobs WHERE id = ANY($1) ORDER BY id', [
      days.map(({ id }) => id),
    ])
  ).map(({ status }) => status);

describe('a series that is booked whole', () => {
  it('is applied to, negotiated and booked as one', async () => {
    const [clinic, temp, rival] = [await world.clinic(), await world.temp(), await world.temp()];
    const days = await series(clinic, true);
    await world.apply(rival, first(days));
    expect(await offersOf(rival)).toHaveLength(3);
    const { application } = await run(APPLY, { jobId: first(days).id, hourlyRate: '60' }, temp);
    expect((await offersOf(temp)).map(({ rate }) => rate)).toEqual(['60.00', '60.00', '60.00']);
    const input = { applicationId: application?.id };
    expect((await run(COUNTER, { ...input, hourlyRate: '58' }, clinic)).errors).toEqual([]);
    expect((await offersOf(temp)).map(({ status }) => status)).toEqual(days.map(() => 'countered'));
    expect((await run(ACCEPT, input, temp)).errors).toEqual([]);
    expect(await bookingsOf(temp)).toBe(3);
    expect(await statusesOf(days)).toEqual(['booked', 'booked', 'booked']);
    expect((await offersOf(rival)).map(({ status }) => status)).toEqual(days.map(() => 'declined'));
    const rates = await world.rows('SELECT DISTINCT hourly_rate::text AS rate FROM bookings');
    expect(rates).toEqual([{ rate: '58.00' }]);
  });

  it('is applied to only as every day was read', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const days = await series(clinic, true);
    const [opened, ...rest] = days.map(({ id }) => ({ jobId: String(id), jobRevision: 1 }));
    const apply = (otherDays: object[], own: object = {}) =>
      run(APPLY, { ...opened, otherDays, ...own }, temp);
    const changed = { errors: [{ code: 'CONFLICT', reasons: ['terms_changed'] }] };
    await world.rows('UPDATE jobs SET revision = 2, hourly_rate = 20 WHERE id = $1', [days[2]?.id]);
    for (const read of [rest, rest.slice(1), [...rest, { jobId: '999999', jobRevision: 1 }]])
      expect(await apply(read)).toMatchObject(changed);
    await world.rows('UPDATE jobs SET terms_revision = 2 WHERE id = $1', [days[2]?.id]);
    expect(await apply(rest, { hourlyRate: '60' })).toMatchObject(changed);
    await world.rows('UPDATE jobs SET terms_revision = 1 WHERE id = $1', [days[2]?.id]);
    expect(await apply(rest, { hourlyRate: '60' })).toMatchObject({ errors: [] });
    expect(await offersOf(temp)).toHaveLength(3);
  });

  it('is declined and withdrawn as one', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const days = await series(clinic, true);
    const { id: applicationId } = await world.apply(temp, first(days));
    await run(answerWith('withdrawApplication'), { applicationId }, temp);
    expect((await offersOf(temp)).map(({ status }) => status)).toEqual(days.map(() => 'withdrawn'));
  });

  it('is booked whole or not at all', async () => {
    const [clinic, other, temp] = [await world.clinic(), await world.clinic(), await world.temp()];
    const days = await series(clinic, true);
    const { id: applicationId } = await world.apply(temp, first(days));
    const crossing = await world.job(other, { date: days[2]?.date });
    await world.accept(other, await world.apply(temp, crossing));
    const { errors } = await run(ACCEPT, { applicationId }, clinic);
    expect(errors).toMatchObject([{ code: 'CONFLICT', reasons: ['overlap'] }]);
    expect(await bookingsOf(temp)).toBe(1);
    expect(await statusesOf(days)).toEqual(['active', 'active', 'active']);
    const again = await run(APPLY, { jobId: first(days).id }, temp);
    expect(again.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['overlap'] }]);
  });

  it('covers a day that was added since only when the offer does', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const days = await series(clinic, true);
    const { id: applicationId } = await world.apply(temp, first(days));
    const added = await world.job(clinic);
    await world.rows(
      'UPDATE jobs SET series_id = (SELECT series_id FROM jobs WHERE id = $1) WHERE id = $2',
      [first(days).id, added.id],
    );
    const early = await run(ACCEPT, { applicationId }, clinic);
    expect(early.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['series_changed'] }]);
    expect(await bookingsOf(temp)).toBe(0);
    await world.apply(temp, added);
    expect(await offersOf(temp)).toHaveLength(4);
    expect((await run(ACCEPT, { applicationId }, clinic)).errors).toEqual([]);
    expect(await bookingsOf(temp)).toBe(4);
  });

  it('is booked whole by invitation too', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const days = await series(clinic, true);
    const [invitation] = await invited(world, clinic, first(days), [temp]);
    const input = { invitationId: invitation?.id };
    expect((await runInvitation(ACCEPT_INVITATION, input, temp)).errors).toEqual([]);
    expect(await bookingsOf(temp)).toBe(3);
  });

  it('goes to one of many concurrent acceptances, on whichever day', async () => {
    const clinic = await world.clinic();
    const days = await series(clinic, true);
    const acts: (() => Promise<unknown>)[] = [];
    for (let n = 0; n < 8; n += 1) {
      const temp = await world.temp();
      await world.apply(temp, first(days));
      for (const { id: applicationId } of await offersOf(temp)) {
        acts.push(() => world.services.applications.accept(world.as(clinic), { applicationId }));
      }
    }
    const settled = await Promise.allSettled(acts.map((act) => act()));
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await world.rows(
      `SELECT count(*)::int AS bookings, count(DISTINCT professional_id)::int AS people
       FROM bookings WHERE job_id = ANY($1)`,
      [days.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ bookings: 3, people: 1 }]);
  }, 30_000);
});

it('days of other series are booked one by one', async () => {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  const days = await series(clinic, false);
  const application = await world.apply(temp, first(days));
  expect(await offersOf(temp)).toHaveLength(1);
  await world.accept(clinic, application);
  expect(await statusesOf(days)).toEqual(['booked', 'active', 'active']);
});
