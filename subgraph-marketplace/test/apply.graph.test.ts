import { messageText } from '@tbt/contracts';
import { APPLY, runner } from './application-operations';
import { createWorld, newKey, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const run = runner(() => world);
const cast = async () => {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  const job = await world.job(clinic);
  return { clinic, temp, job };
};

describe('applying', () => {
  it('stores the offer and tells the other services', async () => {
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
    const told = world.bus.published.filter(
      (event) =>
        event.name === 'application.changed' &&
        event.payload.applicationId === Number(application?.id),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.payload).toMatchObject({
      revision: 1,
      jobId: job.id,
      clinicId: clinic.id,
      professionalId: temp.id,
      status: 'pending',
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

  it('is open to the unverified, to the other profession and to people nobody has heard of', async () => {
    const { job } = await cast();
    const stranger = { ...(await world.temp()), id: 900_100 };
    const assistant = await world.temp({ role: 'assistant', licences: [], isVerified: false });
    for (const who of [stranger, assistant]) {
      expect((await run(APPLY, { jobId: job.id }, who)).errors).toEqual([]);
    }
  });

  it.each([
    ['nobody', null, 'UNAUTHENTICATED'],
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

  it('gives a repeated key the first answer', async () => {
    const { temp, job } = await cast();
    const who = world.as(temp, { idempotencyKey: newKey() });
    const first = await run(APPLY, { jobId: job.id }, who);
    expect(await run(APPLY, { jobId: job.id }, who)).toEqual(first);
    expect(first.errors).toEqual([]);
  });
});
