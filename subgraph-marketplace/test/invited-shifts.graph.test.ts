import type { PersonSnapshot } from '@tbt/contracts';
import type { Job } from '../src/modules/jobs';
import { APPLY, answerWith, runner } from './application-operations';
import { castOf, invitationStatuses, tempsOf, publishedInvitationEvents } from './cast';
import { createWorld, NOW, type World } from './factories';
import {
  ACCEPT_INVITATION,
  answerInvitation,
  INVITE,
  invitationRunner,
  invited,
  postInvited,
} from './invitation-operations';

const HOUR = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const run = invitationRunner(() => world);
const runOffer = runner(() => world);
const cast = () => castOf(world);
const temps = (count: number) => tempsOf(world, count);
const statusOfJob = async ({ id }: Job) =>
  (await world.rows<{ status: string }>('SELECT status FROM jobs WHERE id = $1', [id]))[0]?.status;
const statusesOn = (job: Job) => invitationStatuses(world, job);
const publishedEvents = () => publishedInvitationEvents(world);
const eventsNamed = async (wanted: 'job.posted' | 'job.published') => {
  await world.subgraph.outbox.drain();
  return world.bus.published
    .splice(0)
    .flatMap(({ name, payload }) => (name === wanted ? [payload] : []));
};
const publicationEvents = () => eventsNamed('job.published');

describe('a shift for invited professionals first', () => {
  const PEEK = `query ($id: ID!) { job(id: $id) {
    status publishesAt invitations { professionalId status } myInvitation { status actions } } }`;
  const peek = async (who: PersonSnapshot | null, { id }: Job) =>
    (await world.graph(PEEK, { id }, who)).data?.job;

  it('is visible to its clinic and the invited professionals', async () => {
    const { clinic, temp, job } = await cast();
    await postInvited(world, job, [temp]);
    const publishesAt = new Date(NOW.getTime() + 4 * HOUR).toISOString();
    expect(await peek(null, job)).toBeNull();
    expect(await peek(await world.temp(), job)).toBeNull();
    expect(await peek(clinic, job)).toEqual({
      status: 'invited',
      publishesAt,
      invitations: [{ professionalId: String(temp.id), status: 'pending' }],
      myInvitation: null,
    });
    expect(await peek(temp, job)).toEqual({
      status: 'invited',
      publishesAt,
      invitations: null,
      myInvitation: { status: 'pending', actions: ['accept', 'decline'] },
    });
    const mine = `query { myInvitations(pendingOnly: true) { edges { node { job { id } professional { id } } } } }`;
    expect((await world.graph(mine, {}, temp)).data).toEqual({
      myInvitations: {
        edges: [{ node: { job: { id: String(job.id) }, professional: { id: String(temp.id) } } }],
      },
    });
    const applied = await runOffer(APPLY, { jobId: job.id }, await world.temp());
    expect(applied.thrown?.code).toBe('NOT_FOUND');
  });

  it('takes no applications before it is public, as the invited learn', async () => {
    const { job } = await cast();
    const [asked, withdrawn] = await temps(2);
    if (!asked || !withdrawn) throw new Error('No people');
    await postInvited(world, job, [asked, withdrawn]);
    for (const hourlyRate of [undefined, '65.00'])
      expect((await runOffer(APPLY, { jobId: job.id, hourlyRate }, asked)).errors).toMatchObject([
        {
          ...{ code: 'CONFLICT', path: ['jobId'], reasons: ['job_not_active'] },
          message: expect.stringMatching(/not public yet/),
        },
      ]);
    const change = `UPDATE invitations SET status = 'withdrawn' WHERE professional_id = $1`;
    await world.rows(change, [withdrawn.id]);
    const hidden = await runOffer(APPLY, { jobId: job.id }, withdrawn);
    expect(hidden.thrown?.code).toBe('NOT_FOUND');
  });

  it('is published after four hours or half of the time to its start, once', async () => {
    const { job, temp } = await cast();
    const soon = await world.job(await world.clinic(), {
      date: '2026-11-20',
      startTime: '14:00',
      endTime: '18:00',
    });
    await postInvited(world, job, [temp]);
    const { publishesAt } = await postInvited(world, soon, [temp]);
    expect(publishesAt?.getTime()).toBe(NOW.getTime() + 2 * HOUR);
    const { offerClosing } = world.services;
    world.clock.advance(2 * HOUR - 1);
    expect(await offerClosing.publishDue()).toBe(0);
    expect(await publicationEvents()).toEqual([]);
    world.clock.advance(9 * HOUR);
    const published = await Promise.all([1, 2].map(() => offerClosing.publishDue()));
    expect(published.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(2);
    expect(await offerClosing.publishDue()).toBe(0);
    expect([await statusOfJob(job), await statusOfJob(soon)]).toEqual(['active', 'active']);
    expect(await statusesOn(job)).toEqual(['pending']);
    const events = await publicationEvents();
    expect(events.filter(({ jobId }) => jobId === job.id)).toMatchObject([
      { clinicId: job.clinicId },
    ]);
    expect(events.filter(({ jobId }) => jobId === soon.id)).toHaveLength(1);
    await world.services.expireStartedJobs();
    expect(await statusOfJob(soon)).toBe('expired');
    expect(await statusesOn(soon)).toEqual(['expired']);
  });

  it('is published as soon as no invitation is pending', async () => {
    const { clinic, job } = await cast();
    const [first, second] = await temps(2);
    if (!first || !second) throw new Error('No people');
    await postInvited(world, job, [first, second]);
    const rows = await world.rows<{ id: number }>(
      'SELECT id FROM invitations WHERE job_id = $1 ORDER BY id',
      [job.id],
    );
    const [decline, withdraw] = [
      answerInvitation('declineInvitation'),
      answerInvitation('withdrawInvitation'),
    ];
    await run(decline, { invitationId: rows[0]?.id }, first);
    expect(await statusOfJob(job)).toBe('invited');
    await run(withdraw, { invitationId: rows[1]?.id }, clinic);
    expect(await statusOfJob(job)).toBe('active');
    expect(await statusesOn(job)).toEqual(['declined', 'withdrawn']);
    // The clinic did it itself: no notification, and messages may name the shift.
    const posted = await eventsNamed('job.posted');
    expect(posted.at(-1)).toMatchObject({ jobId: job.id, isPublic: true });
  });

  it('is published within a minute when the only one asked is booked elsewhere', async () => {
    const { job, temp } = await cast();
    await postInvited(world, job, [temp]);
    const { date, startTime, endTime } = job;
    const other = await world.clinic();
    const rival = await world.job(other, { date, startTime, endTime });
    await world.accept(other, await world.apply(temp, rival));
    expect([await statusOfJob(job), await statusesOn(job)]).toEqual(['invited', ['withdrawn']]);
    await publicationEvents();
    await world.runClockWork();
    expect(await statusOfJob(job)).toBe('active');
    expect(await publicationEvents()).toMatchObject([{ jobId: job.id }]);
  });

  it('counts against the plan from the moment it is posted', async () => {
    const [basic, temp] = [await world.clinic({ subscriptionTier: 'basic' }), await world.temp()];
    const inviteIds = [String(temp.id)];
    for (let n = 0; n < 5; n += 1) await world.job(basic, { inviteIds });
    await expect(world.job(basic, { inviteIds })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      reasons: ['plan_limit'],
    });
  });

  it('ends invitations by the clock once, after any pause and with two workers', async () => {
    const { clinic, temp, job } = await cast();
    const [invitation] = await invited(world, clinic, job, [temp]);
    await publishedEvents();
    world.clock.advance(30 * HOUR);
    const late = await run(ACCEPT_INVITATION, { invitationId: invitation?.id }, temp);
    expect(late.errors).toMatchObject([{ reasons: ['illegal_step'] }]);
    const { offerClosing } = world.services;
    await Promise.all([offerClosing.expireInvitations(), offerClosing.expireInvitations()]);
    await offerClosing.expireInvitations();
    const events = (await publishedEvents()).filter(
      ({ invitationId }) => invitationId === invitation?.id,
    );
    expect(events).toMatchObject([{ status: 'expired', by: 'clock', revision: 2 }]);
    // Professionals whose invitation expired can be invited again.
    expect(
      (await run(INVITE, { jobId: job.id, professionalIds: [temp.id] }, clinic)).errors,
    ).toEqual([]);
  });
});

describe('inviting again after a cancelled booking', () => {
  it('invites passed-over and expired applicants, not declined ones', async () => {
    const clinic = await world.clinic();
    const job = await world.job(clinic);
    const [booked, lost, turnedDown, waited, unfit] = await temps(5);
    if (!booked || !lost || !turnedDown || !waited || !unfit) throw new Error('No people');
    const refused = await world.apply(turnedDown, job);
    await runOffer(answerWith('declineApplication'), { applicationId: refused.id }, clinic);
    const old = await world.apply(waited, job);
    await world.rows(`UPDATE applications SET expires_at = $2 WHERE id = $1`, [old.id, NOW]);
    await world.services.offerClosing.expireApplications();
    await world.apply(lost, job);
    await world.apply(unfit, job);
    const { booking } = await world.accept(clinic, await world.apply(booked, job));
    await world.services.people.takeOver({ ...unfit, revision: 2, licences: [] });
    await world.rows(
      `UPDATE bookings SET status = 'cancelled_by_temp', cancelled_by = 'temp', cancelled_at = created_at,
         cancelled_from = 'booked', settled_at = created_at WHERE id = $1`,
      [booking.id],
    );
    await world.rows(`UPDATE jobs SET status = 'active' WHERE id = $1`, [job.id]);
    await publishedEvents();
    await world.subgraph.database.transaction((tx) =>
      world.services.refill(tx, { ...job, status: 'active' }, { exceptPersonId: booked.id }),
    );
    const events = await publishedEvents();
    expect(events.map(({ professionalId }) => professionalId)).toEqual([waited.id, lost.id]);
    for (const each of events) expect(each).toMatchObject({ isRefill: true, status: 'pending' });
    await world.subgraph.database.transaction((tx) =>
      world.services.refill(tx, { ...job, status: 'active' }, { exceptPersonId: booked.id }),
    );
    expect(await publishedEvents()).toEqual([]);
    const accepted = await run(ACCEPT_INVITATION, { invitationId: events[1]?.invitationId }, lost);
    expect(accepted.errors).toEqual([]);
  });
});
