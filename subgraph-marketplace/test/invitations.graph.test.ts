import type { PersonSnapshot } from '@tbt/contracts';
import type { Job } from '../src/modules/jobs';
import { castOf, invitationStatuses, tempsOf, publishedInvitationEvents } from './cast';
import { createWorld, newKey, NOW, type World } from './factories';
import {
  ACCEPT_INVITATION,
  answerInvitation,
  INVITE,
  invitationRunner,
  invited,
} from './invitation-operations';

const HOUR = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const run = invitationRunner(() => world);
const cast = () => castOf(world);
const temps = (count: number) => tempsOf(world, count);
const statusesOn = (job: Job) => invitationStatuses(world, job);
const publishedEvents = () => publishedInvitationEvents(world);

describe('inviting', () => {
  it('asks up to six at the posted rate, each once', async () => {
    const { clinic, job } = await cast();
    const asked = await temps(6);
    await publishedEvents();
    const ids = asked.map(({ id }) => String(id));
    const first = await run(INVITE, { jobId: job.id, professionalIds: ids.slice(0, 4) }, clinic);
    expect(first).toMatchObject({ errors: [], job: { status: 'active' } });
    expect(first.invitations).toHaveLength(4);
    expect(first.invitations?.[0]).toMatchObject({
      jobId: String(job.id),
      professionalId: ids[0],
      status: 'pending',
      hourlyRate: '52.00',
      isRefill: false,
      expiresAt: new Date(NOW.getTime() + 18 * HOUR).toISOString(),
      actions: ['withdraw'],
    });
    const answerBy = { date: expect.any(String) as string, time: expect.any(String) as string };
    const event = { status: 'pending', by: 'clinic', answerBy };
    expect(await publishedEvents()).toMatchObject(
      asked.slice(0, 4).map(({ id }) => ({ professionalId: id, ...event })),
    );
    const again = await run(INVITE, { jobId: job.id, professionalIds: [ids[0]] }, clinic);
    expect(again.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['duplicate'] }]);
    const seventh = [...ids.slice(4), String((await world.temp()).id)];
    const over = await run(INVITE, { jobId: job.id, professionalIds: seventh }, clinic);
    expect(over.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['too_many'] }]);
    const rest = await run(INVITE, { jobId: job.id, professionalIds: ids.slice(4) }, clinic);
    expect(rest.errors).toEqual([]);
  });

  it('names who cannot be invited, and invites none then', async () => {
    const { clinic, temp, job } = await cast();
    const closed = await world.temp({ isActive: false });
    const assistant = await world.temp({ role: 'assistant' });
    const member = await world.temp({ clinicIds: [clinic.id] });
    const professionalIds = [temp.id, closed.id, assistant.id, clinic.id, 999_999, member.id];
    const { errors } = await run(INVITE, { jobId: job.id, professionalIds }, clinic);
    expect(errors).toEqual(
      [1, 2, 3, 4, 5].map((index) =>
        expect.objectContaining({
          code: 'VALIDATION_FAILED',
          path: ['professionalIds', String(index)],
        }),
      ),
    );
    expect(await statusesOn(job)).toEqual([]);
  });

  it('refuses professionals with an open application, and says to answer it', async () => {
    const { clinic, temp, job } = await cast();
    const applicant = await world.temp();
    const application = await world.apply(applicant, job);
    const professionalIds = [temp.id, applicant.id];
    const { errors } = await run(INVITE, { jobId: job.id, professionalIds }, clinic);
    expect(errors).toEqual([
      {
        code: 'CONFLICT',
        path: ['professionalIds', '1'],
        reasons: ['already_applied'],
        message: expect.stringContaining('Accept their application or make a counter-offer'),
      },
    ]);
    expect(await statusesOn(job)).toEqual([]);
    await world.rows("UPDATE applications SET status = 'declined' WHERE id = $1", [application.id]);
    expect((await run(INVITE, { jobId: job.id, professionalIds }, clinic)).errors).toEqual([]);
  });

  it.each([
    ['none', []],
    ['seven', [1, 2, 3, 4, 5, 6, 7]],
    ['no id', ['x']],
  ])('refuses %s', async (_what, professionalIds) => {
    const { clinic, job } = await cast();
    const { errors } = await run(INVITE, { jobId: job.id, professionalIds }, clinic);
    expect(errors).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
    expect(errors?.[0]?.path[0]).toBe('professionalIds');
  });

  it('is for the owner of an open shift', async () => {
    const { clinic, temp, job } = await cast();
    const input = { jobId: job.id, professionalIds: [temp.id] };
    const code = async (who: PersonSnapshot | null) => (await run(INVITE, input, who)).thrown?.code;
    expect(await code(null)).toBe('UNAUTHENTICATED');
    expect(await code(temp)).toBe('FORBIDDEN');
    expect(await code(await world.clinic())).toBe('FORBIDDEN');
    expect(await code(await world.person({ role: null, isAdmin: true }))).toBe('FORBIDDEN');
    const missing = { ...input, jobId: 2_147_483_647 };
    expect((await run(INVITE, missing, clinic)).thrown?.code).toBe('NOT_FOUND');
    await world.accept(clinic, await world.apply(await world.temp(), job));
    const booked = await run(INVITE, input, clinic);
    expect(booked.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['job_not_active'] }]);
  });
});

describe('answering an invitation', () => {
  it('accepts: books at the rate of the invitation, and the others are just too late', async () => {
    const { clinic, job } = await cast();
    const [first, second, third] = await temps(3);
    if (!first || !second || !third) throw new Error('No people');
    const [one, two] = await invited(world, clinic, job, [first, second]);
    const offer = await world.apply(third, job);
    await publishedEvents();
    const won = await run(ACCEPT_INVITATION, { invitationId: one?.id }, first);
    expect(won).toMatchObject({
      errors: [],
      invitation: { status: 'accepted', actions: [] },
      booking: { hourlyRate: '52.00', status: 'booked', professionalId: String(first.id) },
    });
    const late = await run(ACCEPT_INVITATION, { invitationId: two?.id }, second);
    expect(late.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['just_taken'] }]);
    expect(await statusesOn(job)).toEqual(['accepted', 'taken']);
    await world.subgraph.outbox.drain();
    const booked = world.bus.published.flatMap(({ name, payload }) =>
      name === 'booking.changed' && payload.jobId === job.id ? [payload] : [],
    );
    expect(booked).toMatchObject([{ action: 'book', accepted: 'invitation' }]);
    expect(await publishedEvents()).toMatchObject([
      { invitationId: one?.id, status: 'accepted', by: 'temp', revision: 2 },
      { invitationId: two?.id, status: 'taken', by: 'clock', revision: 2 },
    ]);
    const rows = await world.rows(
      `SELECT applicant_id AS id, status, hourly_rate::text AS rate FROM applications
       WHERE job_id = $1 ORDER BY status`,
      [job.id],
    );
    expect(rows).toEqual([
      { id: first.id, status: 'accepted', rate: '52.00' },
      { id: offer.applicantId, status: 'declined', rate: '52.00' },
    ]);
  });

  it.each(['pending', 'countered', 'declined', 'withdrawn', 'expired', 'accepted'] as const)(
    'reuses an application that is %s',
    async (status) => {
      const { clinic, temp, job } = await cast();
      const own = { jobId: String(job.id), hourlyRate: '60' };
      const { id } = await world.services.applications.apply(world.as(temp), own);
      const set = (to: string) =>
        world.rows('UPDATE applications SET status = $2 WHERE id = $1', [id, to]);
      await set('withdrawn');
      const [invitation] = await invited(world, clinic, job, [temp]);
      await set(status);
      const { booking } = await run(ACCEPT_INVITATION, { invitationId: invitation?.id }, temp);
      expect(booking?.hourlyRate).toBe('52.00');
      const rows = await world.rows(
        `SELECT a.status, a.hourly_rate::text AS rate, b.application_id AS id, a.rounds,
          (SELECT array_agg(r.side ORDER BY r.position) FROM application_rounds r
            WHERE r.application_id = a.id) AS words
         FROM applications a LEFT JOIN bookings b ON b.job_id = a.job_id WHERE a.job_id = $1`,
        [job.id],
      );
      expect(rows).toEqual([
        { status: 'accepted', rate: '52.00', id, rounds: 2, words: ['temp', 'clinic'] },
      ]);
    },
  );

  it('closes overlapping offers and invitations, and notifies those clinics', async () => {
    const { clinic, temp } = await cast();
    const other = await world.clinic();
    const date = '2027-08-02';
    const job = await world.job(clinic, { date });
    const [elsewhere, same] = [await world.job(other, { date }), await world.job(clinic, { date })];
    const [distant] = await invited(world, other, await world.job(other, { date: '2027-08-04' }), [
      temp,
    ]);
    const crossing = await world.apply(temp, same);
    await invited(world, other, elsewhere, [temp]);
    const [mine] = await invited(world, clinic, job, [temp]);
    await publishedEvents();
    expect((await run(ACCEPT_INVITATION, { invitationId: mine?.id }, temp)).errors).toEqual([]);
    expect(await statusesOn(elsewhere)).toEqual(['withdrawn']);
    expect(await publishedEvents()).toMatchObject([
      { status: 'withdrawn', by: 'clock', clinicId: other.id },
      { status: 'accepted', by: 'temp' },
    ]);
    const rows = await world.rows('SELECT status FROM applications WHERE id = $1', [crossing.id]);
    expect(rows).toEqual([{ status: 'withdrawn' }]);
    const later = await run(ACCEPT_INVITATION, { invitationId: distant?.id }, temp);
    expect(later.errors).toEqual([]);
  });

  it("explains the gap from the professional's side", async () => {
    const { clinic, job } = await cast();
    const unlicensed = await world.temp({ licences: [] });
    const [invitation] = await invited(world, clinic, job, [unlicensed]);
    const input = { invitationId: invitation?.id };
    const { errors } = await run(ACCEPT_INVITATION, input, unlicensed);
    expect(errors).toMatchObject([
      { code: 'CONFLICT', reasons: ['missing_credential', 'licence_missing'] },
    ]);
    expect(errors?.[0]?.message).toMatch(/^No licence for Ontario is on record/);
    expect(await statusesOn(job)).toEqual(['pending']);
  });

  it('is authorised: viewer × action × answer, and every illegal transition is a conflict', async () => {
    const { clinic, temp, job } = await cast();
    const people = {
      anonymous: null,
      owner: clinic,
      otherClinic: await world.clinic(),
      invited: temp,
      otherTemp: await world.temp(),
      admin: await world.person({ role: null, isAdmin: true }),
    };
    const [invitation] = await invited(world, clinic, job, [temp]);
    const input = { invitationId: invitation?.id };
    const [decline, withdraw] = [
      answerInvitation('declineInvitation'),
      answerInvitation('withdrawInvitation'),
    ];
    const code = async (query: string, who: keyof typeof people) =>
      (await run(query, input, people[who])).thrown?.code;
    for (const query of [ACCEPT_INVITATION, decline]) {
      expect(await code(query, 'anonymous')).toBe('UNAUTHENTICATED');
      expect(await code(query, 'owner')).toBe('FORBIDDEN');
      expect(await code(query, 'otherClinic')).toBe('FORBIDDEN');
      expect(await code(query, 'otherTemp')).toBe('NOT_FOUND');
      expect(await code(query, 'admin')).toBe('FORBIDDEN');
    }
    expect(await code(withdraw, 'invited')).toBe('FORBIDDEN');
    expect(await code(withdraw, 'otherClinic')).toBe('NOT_FOUND');
    for (const status of ['accepted', 'declined', 'taken', 'expired', 'withdrawn'] as const) {
      await world.rows('UPDATE invitations SET status = $2 WHERE id = $1', [
        invitation?.id,
        status,
      ]);
      for (const [query, who] of [
        [ACCEPT_INVITATION, temp],
        [decline, temp],
        [withdraw, clinic],
      ] as const) {
        const { errors } = await run(query, input, who);
        const reason = status === 'taken' ? 'just_taken' : 'illegal_step';
        expect(errors).toMatchObject([{ code: 'CONFLICT', reasons: [reason] }]);
      }
      expect(await statusesOn(job)).toEqual([status]);
    }
  });

  it('returns the first answer for a repeated key', async () => {
    const { clinic, temp, job } = await cast();
    const [invitation] = await invited(world, clinic, job, [temp]);
    const who = world.as(temp, { idempotencyKey: newKey() });
    const first = await run(ACCEPT_INVITATION, { invitationId: invitation?.id }, who);
    expect(first.errors).toEqual([]);
    expect(await run(ACCEPT_INVITATION, { invitationId: invitation?.id }, who)).toEqual(first);
  });
});
