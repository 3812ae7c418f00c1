import { messageText } from '@tbt/contracts';
import { APPLY, runner } from './application-operations';
import { castOf } from './cast';
import { createWorld, newKey, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const run = runner(() => world);
const cast = () => castOf(world);

describe('applying', () => {
  it('stores the offer and publishes it', async () => {
    const { clinic, temp, job } = await cast();
    const { application, errors } = await run(APPLY, { jobId: job.id, message: ' Hello ' }, temp);
    expect(errors).toEqual([]);
    expect(application).toMatchObject({
      jobId: String(job.id),
      applicantId: String(temp.id),
      status: 'pending',
      message: 'Hello',
      job: { id: String(job.id) },
      applicant: { id: String(temp.id) },
    });
    await world.subgraph.outbox.drain();
    const publishedEvents = world.bus.published.filter(
      (event) =>
        event.name === 'application.changed' &&
        event.payload.applicationId === Number(application?.id),
    );
    expect(publishedEvents).toHaveLength(1);
    expect(publishedEvents[0]?.payload).toMatchObject({
      revision: 1,
      jobId: job.id,
      clinicId: clinic.id,
      professionalId: temp.id,
      status: 'pending',
      answerBy: {
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        time: expect.stringMatching(/^\d\d:\d\d$/) as string,
      },
      shift: {
        ...{ role: job.role, date: job.date },
        ...{ startTime: job.startTime, endTime: job.endTime },
      },
    });
  });

  it("uses the fixed sentence of the viewer's language without a message", async () => {
    const { temp, job } = await cast();
    const french = world.as(await world.temp(), { locale: 'fr-CA' });
    const said = async (who: Parameters<World['graph']>[2], input = {}) =>
      (await run(APPLY, { jobId: job.id, ...input }, who)).application?.message;
    expect(await said(temp, { message: '  ' })).toBe(
      messageText('en-CA', 'application.defaultMessage'),
    );
    expect(await said(french)).toBe(messageText('fr-CA', 'application.defaultMessage'));
  });

  it('is open to unverified accounts and to users that identity has not published', async () => {
    const { job } = await cast();
    const stranger = { ...(await world.temp()), id: 900_100 };
    const newcomer = await world.temp({ licences: [], isVerified: false });
    for (const who of [stranger, newcomer]) {
      expect((await run(APPLY, { jobId: job.id }, who)).errors).toEqual([]);
    }
  });

  it('is closed to the other role, published or not, and stores nothing', async () => {
    const { job } = await cast();
    const assistant = await world.temp({ role: 'assistant' });
    for (const who of [assistant, { ...assistant, id: 900_101 }]) {
      expect((await run(APPLY, { jobId: job.id }, who)).errors).toMatchObject([
        {
          code: 'CONFLICT',
          reasons: ['other_role'],
          message:
            'This shift needs a Dental Hygienist. You’re registered as a Dental Assistant, so you can’t apply.',
        },
      ]);
    }
    expect(await world.rows('SELECT 1 FROM applications WHERE job_id = $1', [job.id])).toEqual([]);
  });

  it('is closed to members of the clinic, who read it in advance', async () => {
    const { clinic, job } = await cast();
    const member = await world.temp({ clinicIds: [clinic.id] });
    const query = 'query ($id: ID!) { job(id: $id) { myEligibility { canApply gap message } } }';
    const { data } = await world.graph(query, { id: job.id }, member);
    expect(data?.job).toMatchObject({
      myEligibility: {
        canApply: false,
        gap: 'own_clinic',
        message: expect.stringMatching(/member of this clinic/),
      },
    });
    expect((await run(APPLY, { jobId: job.id }, member)).errors).toMatchObject([
      { code: 'CONFLICT', path: ['jobId'], reasons: ['own_clinic'] },
    ]);
    expect(await world.rows('SELECT 1 FROM applications WHERE job_id = $1', [job.id])).toEqual([]);
  });

  it('returns the eligibility of every professional in advance', async () => {
    const { clinic, temp, job } = await cast();
    const query = 'query ($id: ID!) { job(id: $id) { myEligibility { canApply gap message } } }';
    const asked = async (who: Parameters<World['graph']>[2]) => {
      const { data } = await world.graph(query, { id: job.id }, who);
      return (data as { job: { myEligibility: unknown } }).job.myEligibility;
    };
    const unlicensed = await world.temp({ licences: [] });
    const assistant = await world.temp({ role: 'assistant' });
    expect(await asked(temp)).toEqual({ canApply: true, gap: null, message: null });
    expect(await asked(unlicensed)).toMatchObject({ canApply: true, gap: 'licence_missing' });
    expect(await asked(assistant)).toEqual({
      canApply: false,
      gap: 'other_role',
      message:
        'This shift needs a Dental Hygienist. You’re registered as a Dental Assistant, so you can’t apply.',
    });
    expect(await asked(clinic)).toBeNull();
    expect(await asked(null)).toBeNull();
  });

  it.each([
    ['anonymous', null, 'UNAUTHENTICATED'],
    ['a clinic', 'clinic', 'FORBIDDEN'],
    ['an administrator without a role', 'admin', 'FORBIDDEN'],
  ] as const)('is refused to %s', async (_who, role, code) => {
    const { job } = await cast();
    const who =
      role === null
        ? null
        : await world.person(role === 'admin' ? { role: null, isAdmin: true } : { role });
    expect((await run(APPLY, { jobId: job.id }, who)).thrown?.code).toBe(code);
  });

  it('refuses a foreign applicant, and stores nothing', async () => {
    const { temp, job } = await cast();
    const other = await world.temp();
    const { thrown } = await run(APPLY, { jobId: job.id, applicantId: other.id }, temp);
    expect(thrown).toMatchObject({ code: 'FORBIDDEN', messageKey: 'access.foreignActor' });
    expect(await world.rows('SELECT 1 FROM applications WHERE job_id = $1', [job.id])).toEqual([]);
  });

  it('names the bad fields', async () => {
    const { temp } = await cast();
    const input = { jobId: 'x', applicantId: '0', message: 'm'.repeat(2001) };
    const { errors } = await run(APPLY, input, temp);
    expect(errors?.map(({ path }) => path[0]).sort()).toEqual(['applicantId', 'jobId', 'message']);
  });

  it('finds no shift that is missing', async () => {
    const input = { jobId: '2147483647' };
    expect((await run(APPLY, input, await world.temp())).thrown?.code).toBe('NOT_FOUND');
  });

  it('refuses a second application, also of many at once', async () => {
    const { temp, job } = await cast();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => run(APPLY, { jobId: job.id }, temp)),
    );
    expect(answers.filter(({ application }) => application)).toHaveLength(1);
    for (const { errors } of answers.filter(({ application }) => !application)) {
      expect(errors).toMatchObject([{ code: 'CONFLICT', reasons: ['duplicate'] }]);
    }
  });

  it('refuses a shift that is booked or has started', async () => {
    const { clinic, temp, job } = await cast();
    await world.accept(clinic, await world.apply(temp, job));
    const late = await run(APPLY, { jobId: job.id }, await world.temp());
    expect(late.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['job_not_active'] }]);
  });

  it('refuses an own overlapping booking, not one back to back', async () => {
    const { clinic, temp } = await cast();
    const date = '2027-02-01';
    const at = (startTime: string, endTime: string) =>
      world.job(clinic, { date, startTime, endTime });
    await world.accept(clinic, await world.apply(temp, await at('08:00', '12:00')));
    const crossing = await run(APPLY, { jobId: (await at('11:59', '16:00')).id }, temp);
    expect(crossing.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['overlap'] }]);
    expect((await run(APPLY, { jobId: (await at('12:00', '16:00')).id }, temp)).errors).toEqual([]);
  });

  it('returns the first answer for a repeated key', async () => {
    const { temp, job } = await cast();
    const who = world.as(temp, { idempotencyKey: newKey() });
    const first = await run(APPLY, { jobId: job.id }, who);
    expect(await run(APPLY, { jobId: job.id }, who)).toEqual(first);
    expect(first.errors).toEqual([]);
  });
});

describe("the professional's own bookings", () => {
  const CLASH = 'query ($id: ID!) { job(id: $id) { myClash } }';
  const clash = async (id: number, who: Parameters<World['graph']>[2]) => {
    const { data, errors } = await world.graph(CLASH, { id: String(id) }, who);
    expect(errors).toBeUndefined();
    return (data as { job: { myClash: string | null } }).job.myClash;
  };

  it('are reported in advance: overlap and travel time; travel time does not prevent an application', async () => {
    const [one, other, temp] = [await world.clinic(), await world.clinic(), await world.temp()];
    const on = (clinic: typeof one, city: string, startTime: string, endTime: string) =>
      world.job(clinic, { ...{ city, startTime, endTime }, date: '2027-11-03' });
    const booked = await on(one, 'Toronto', '08:00', '12:00');
    await world.accept(one, await world.apply(temp, booked));
    const [same, near, far, later] = [
      await on(other, 'Toronto', '11:00', '15:00'),
      await on(other, 'Toronto', '12:15', '16:00'),
      await on(other, 'Ottawa', '14:00', '18:00'),
      await on(other, 'Ottawa', '19:00', '22:00'),
    ];
    const clashes = [];
    for (const { id } of [booked, same, near, far, later]) clashes.push(await clash(id, temp));
    expect(clashes).toEqual([null, 'overlap', null, 'travel', null]);
    expect((await run(APPLY, { jobId: far.id }, temp)).errors).toEqual([]);
    expect((await run(APPLY, { jobId: same.id }, temp)).errors).toMatchObject([
      { code: 'CONFLICT', reasons: ['overlap'] },
    ]);
  });

  it('are null for a clinic, an anonymous viewer or a professional without bookings', async () => {
    const { clinic, job } = await cast();
    for (const who of [clinic, null, await world.temp()]) {
      expect(await clash(job.id, who)).toBeNull();
    }
  });
});
