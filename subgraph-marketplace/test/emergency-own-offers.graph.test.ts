import { ACCEPT, answerWith, APPLY, COUNTER, runner } from './application-operations';
import { createEmergencyWorld, type EmergencyWorld } from './emergency-operations';
import { NOW } from './factories';

const MINUTE = 60_000;

let world: EmergencyWorld;
beforeAll(async () => {
  world = await createEmergencyWorld();
});
beforeEach(async () => {
  world.clock.set(NOW);
  await world.rows(`UPDATE people SET is_active = false WHERE role IN ('hygienist', 'assistant')`);
});
afterAll(() => world.close());

const run = runner(() => world);
const DECLINE = answerWith('declineApplication');
const WITHDRAW = answerWith('withdrawApplication');

/** A professional who was asked, and whose own offer to the shift is open. */
async function offering(changes: object = {}) {
  const [clinic, temp] = [await world.clinic(), await world.onCall()];
  const { emergencyRequest: made } = await world.request(clinic, changes);
  const applied = await run(APPLY, { jobId: made?.jobId, hourlyRate: '90.00' }, temp);
  return { clinic, temp, made, applicationId: applied.application?.id };
}
const agreedRates = (jobId: string | undefined) =>
  world.rows<{ rate: string }>('SELECT hourly_rate::text AS rate FROM bookings WHERE job_id = $1', [
    jobId,
  ]);

it('books no professional whose application to the shift the clinic declined', async () => {
  const { clinic, temp, made, applicationId } = await offering();
  await run(DECLINE, { applicationId }, clinic);
  expect(await world.answer(temp, made?.id)).toMatchObject({
    ...{ code: 'CONFLICT', reasons: ['declined'] },
    message: 'The clinic has declined your application to this shift.',
  });
  expect(await agreedRates(made?.jobId)).toEqual([]);
});

it('says so before answers are collected, and leaves out one that was declined meanwhile', async () => {
  const { clinic, temp, made, applicationId } = await offering({ isAssignedForMe: true });
  await world.answer(temp, made?.id);
  await run(DECLINE, { applicationId }, clinic);
  expect((await world.answer(temp, made?.id)).reasons).toEqual(['declined']);
  world.clock.advance(3 * MINUTE);
  await world.tick();
  expect(await agreedRates(made?.jobId)).toEqual([]);
  expect((await world.seen(clinic, made?.id))?.responses).toMatchObject([{ status: 'not_chosen' }]);
});

it('waits for the answer to a counter-offer, and books at that rate', async () => {
  const { clinic, temp, made, applicationId } = await offering();
  await run(COUNTER, { applicationId, hourlyRate: '45.00' }, clinic);
  const refused = await world.answer(temp, made?.id);
  expect(refused).toMatchObject({ code: 'CONFLICT', reasons: ['counter_offer'] });
  expect(refused.message).toContain('$45.00 an hour');
  expect((await run(ACCEPT, { applicationId }, temp)).errors).toEqual([]);
  expect(await agreedRates(made?.jobId)).toEqual([{ rate: '45.00' }]);
  expect(await world.seen(clinic, made?.id)).toMatchObject({ status: 'filled' });
});

it.each([
  ['declined', (applicationId?: string) => ({ query: DECLINE, input: { applicationId } })],
  ['withdrawn from', (applicationId?: string) => ({ query: WITHDRAW, input: { applicationId } })],
  [
    'countered',
    (applicationId?: string) => ({ query: COUNTER, input: { applicationId, hourlyRate: '80.00' } }),
  ],
])('is booked at the posted rate once a counter-offer was %s', async (_how, step) => {
  const { clinic, temp, made, applicationId } = await offering();
  await run(COUNTER, { applicationId, hourlyRate: '45.00' }, clinic);
  expect((await world.answer(temp, made?.id)).reasons).toEqual(['counter_offer']);
  const { query, input } = step(applicationId);
  expect((await run(query, input, temp)).errors).toEqual([]);
  expect((await world.answer(temp, made?.id)).errors).toEqual([]);
  expect(await agreedRates(made?.jobId)).toEqual([{ rate: '60.00' }]);
});

it('is answered while the own offer waits for the clinic, at the posted rate', async () => {
  const { temp, made } = await offering();
  expect((await world.answer(temp, made?.id)).errors).toEqual([]);
  expect(await agreedRates(made?.jobId)).toEqual([{ rate: '60.00' }]);
});

it('asks no professional whom the clinic declined, but those who were passed over', async () => {
  const clinic = await world.clinic();
  const [refused, passedOver] = [await world.onCall(), await world.onCall()];
  const job = await world.job(clinic, { date: '2026-11-21' });
  const { id } = await world.apply(refused, job);
  await run(DECLINE, { applicationId: String(id) }, clinic);
  const other = await world.apply(passedOver, job);
  await world.rows(
    `UPDATE applications SET status = 'declined', was_passed_over = true WHERE id = $1`,
    [other.id],
  );
  const { emergencyRequest: made } = await world.requestOf(clinic, { jobId: String(job.id) });
  expect(await world.askedIds(made?.id)).toEqual([passedOver.id]);
  expect((await world.answer(passedOver, made?.id)).errors).toEqual([]);
});

describe('a shift that is booked with the days of its series', () => {
  /** A clinic's two days; it declined the professional's application to the second. */
  async function twoDays() {
    const [clinic, temp] = [await world.clinic(), await world.onCall()];
    const job = await world.job(clinic, { date: '2026-11-21' });
    const day = await world.job(clinic, { date: '2026-11-22' });
    const { id } = await world.apply(temp, day);
    await run(DECLINE, { applicationId: String(id) }, clinic);
    await world.rows(
      `WITH series AS (INSERT INTO job_series (clinic_id, is_taken_whole, created_at)
        VALUES ($1, true, $2) RETURNING id)
       UPDATE jobs SET series_id = (SELECT id FROM series) WHERE id IN ($3, $4)`,
      [clinic.id, NOW, job.id, day.id],
    );
    const setDay = (status: string) =>
      world.rows('UPDATE jobs SET status = $2 WHERE id = $1', [day.id, status]);
    return { clinic, temp, job, setDay };
  }

  it('is not offered to a professional who was declined for one of them', async () => {
    const { clinic, job } = await twoDays();
    const other = await world.onCall();
    const { emergencyRequest: made } = await world.requestOf(clinic, { jobId: String(job.id) });
    expect(await world.askedIds(made?.id)).toEqual([other.id]);
  });

  it('is, when that day is closed, and refused once it is open again', async () => {
    const { clinic, temp, job, setDay } = await twoDays();
    await setDay('closed');
    const { emergencyRequest: made } = await world.requestOf(clinic, { jobId: String(job.id) });
    expect(await world.askedIds(made?.id)).toEqual([temp.id]);
    await setDay('active');
    expect((await world.answer(temp, made?.id)).reasons).toEqual(['declined']);
    await setDay('closed');
    expect((await world.answer(temp, made?.id)).errors).toEqual([]);
  });
});
