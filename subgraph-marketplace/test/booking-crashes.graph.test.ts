import type { RequestInfo } from '@tbt/service-kit';
import type { MarketplaceServices, MarketplaceSubgraph } from '../src';
import { bookingRunner } from './booking-operations';
import { cutterOf, type Cutter } from './cut-connections';
import { createWorld, newKey, type World } from './factories';

/** Above the statements of any action. */
const STATEMENTS_MAX = 30;

let world: World;
let dying: MarketplaceSubgraph;
let cutter: Cutter;
beforeAll(async () => {
  world = await createWorld();
  dying = await world.replica();
  cutter = cutterOf(dying.database.pool, world.subgraph.database.pool);
});
afterAll(async () => {
  await dying.stop();
  await world.close();
});

const { run } = bookingRunner(() => world);

type Act = (services: MarketplaceServices, info: RequestInfo) => Promise<unknown>;
type Scene = { jobId: number; who: Parameters<World['as']>[0]; act: Act };

/** A shift with two offers and an invitation, and another overlapping offer of the professional. */
async function negotiations() {
  const [clinic, temp, rival, asked] = [
    await world.clinic(),
    ...[await world.temp(), await world.temp(), await world.temp()],
  ] as const;
  const job = await world.job(clinic);
  const { date } = job;
  const offer = await world.apply(temp, job);
  await world.apply(rival, job);
  await world.apply(temp, await world.job(await world.clinic(), { date }));
  const professionalIds = [asked.id];
  const { invitations } = await world.services.invitations.invite(world.as(clinic), {
    ...{ jobId: job.id, professionalIds },
  });
  return { clinic, temp, asked, job, offer, invitationId: invitations[0]?.id };
}

const SCENES: Record<string, () => Promise<Scene>> = {
  'a clinic that accepts an offer': async () => {
    const { clinic, job, offer } = await negotiations();
    const act: Act = ({ applications }, info) =>
      applications.accept(info, { applicationId: offer.id });
    return { jobId: job.id, who: clinic, act };
  },
  'a professional who accepts an invitation': async () => {
    const { asked, job, invitationId } = await negotiations();
    const act: Act = ({ invitations }, info) => invitations.accept(info, { invitationId });
    return { jobId: job.id, who: asked, act };
  },
  'a professional who cancels': async () => {
    const { temp, job, booking } = await world.booked();
    const act: Act = ({ bookings }, info) =>
      bookings.cancel(info, { bookingId: booking.id, reason: 'illness' });
    return { jobId: job.id, who: temp, act };
  },
  'a professional who accepts other hours': async () => {
    const { clinic, temp, job, booking } = await world.booked();
    const proposal = { bookingId: booking.id, startTime: '10:00' };
    const asked = await run('proposeBookingChange', proposal, clinic);
    const changeId = asked.booking?.changes[0]?.id;
    const act: Act = ({ bookingChanges }, info) =>
      bookingChanges.answer(info, { changeId, isAccepted: true });
    return { jobId: job.id, who: temp, act };
  },
};

/** Without ids and instants. */
const left = async (jobId: number) => ({
  shift: await world.rows('SELECT status FROM jobs WHERE id = $1', [jobId]),
  bookings: await world.rows(
    'SELECT status, start_time, revision FROM bookings WHERE job_id = $1',
    [jobId],
  ),
  offers: await world.rows(
    `SELECT a.status, a.revision, a.rounds, (SELECT count(*)::int FROM application_rounds r
      WHERE r.application_id = a.id) AS words FROM applications a WHERE a.job_id = $1
      OR a.applicant_id IN (SELECT professional_id FROM bookings WHERE job_id = $1) ORDER BY a.id`,
    [jobId],
  ),
  invitations: await world.rows(
    'SELECT status, revision FROM invitations WHERE job_id = $1 ORDER BY id',
    [jobId],
  ),
  // Every notification comes from one of these events.
  published: await world.rows(
    `SELECT name, payload->>'status' AS status, payload->>'revision' AS revision,
      count(*)::int AS times FROM outbox_events WHERE (payload->>'jobId')::int = $1
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    [jobId],
  ),
});

describe.each(Object.entries(SCENES))('%s, cut off and asking again', (_name, makeScene) => {
  it('leaves what an undisturbed act leaves, wherever it was cut off', async () => {
    const undisturbed = await makeScene();
    await undisturbed.act(world.services, world.as(undisturbed.who));
    const expected = await left(undisturbed.jobId);
    let [cuts, after] = [0, 1];
    for (; after <= STATEMENTS_MAX; after += 1) {
      const { jobId, who, act } = await makeScene();
      const before = await left(jobId);
      const info = world.as(who, { idempotencyKey: newKey() });
      const { ran, error } = await cutter.cutting(after, () => act(dying.services, info));
      if (ran < after) break;
      cuts += 1;
      // All or nothing, before a retry.
      expect(await left(jobId)).toEqual(error === null ? expected : before);
      const again = await act(world.services, info);
      expect(await left(jobId)).toEqual(expected);
      expect(await act(dying.services, info)).toEqual(again);
      expect(await left(jobId)).toEqual(expected);
    }
    expect(cuts).toBeGreaterThan(6);
    expect(after).toBeLessThan(STATEMENTS_MAX);
  }, 60_000);
});
