import type { PersonSnapshot } from '@tbt/contracts';
import type { Job } from '../src/modules/jobs';
import { createWorld, newKey, NOW, type World } from './factories';

const EDIT = `mutation Edit($input: EditJobInput!) { editJob(input: $input) {
  job { id title date city timeZone startsAt hourlyRate revision description distance(from: { province: "Quebec", city: "Laval" }) { km } }
  errors { code path reasons message } } }`;
const CLOSE = `mutation Close($input: CloseJobInput!) { closeJob(input: $input) {
  job { id status } errors { code reasons } } }`;
const SAVE = `mutation Save($input: SaveJobTemplateInput!) { saveJobTemplate(input: $input) {
  template { id name title role hourlyRate startTime paymentTerms patientTypes } errors { code path reasons } } }`;
const WRITE = `mutation Write($input: WriteJobTemplateInput!) { writeJobTemplate(input: $input) {
  template { id name title role hourlyRate startTime paymentTerms patientTypes } errors { code path reasons } } }`;
const DELETE = `mutation Delete($input: DeleteJobTemplateInput!) { deleteJobTemplate(input: $input) {
  isDeleted errors { code } } }`;
const LIST = `{ jobTemplates { id name title } }`;

type Payload = {
  job?: (Record<string, unknown> & { id: string }) | null;
  template?: { id: string } | null;
  errors: { code: string; path?: string[]; reasons?: string[] }[];
};

let world: World;
let clinic: PersonSnapshot;
beforeAll(async () => {
  world = await createWorld();
  clinic = await world.clinic();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

async function run(query: string, input: object, who: Parameters<World['graph']>[2] = clinic) {
  const { data, errors } = await world.graph(query, { input }, who);
  const [payload] = Object.values((data ?? {}) as Record<string, Payload | null>);
  return { ...(payload ?? { errors: [] }), thrown: errors?.[0]?.extensions };
}
const edit = (job: Job, changes: object, who: Parameters<World['graph']>[2] = clinic) =>
  run(EDIT, { jobId: String(job.id), revision: 1, ...changes }, who);
const publishedEvents = async (job: Job) =>
  (
    await world.rows<{ payload: { professionalIds: number[]; changes: string[] } }>(
      `SELECT payload FROM outbox_events WHERE name = 'job.changed' AND payload ->> 'jobId' = $1`,
      [String(job.id)],
    )
  ).map(({ payload }) => payload);

describe('editing a shift', () => {
  it('changes given fields, recomputes derived ones and notifies open offers', async () => {
    const [one, two] = [await world.temp(), await world.temp()];
    const job = await world.job(clinic, { description: 'As it was' });
    for (const temp of [one, two]) await world.apply(temp, job);
    const changed = await edit(job, {
      ...{
        province: 'Quebec',
        city: 'Laval',
        date: '2027-09-01',
        hourlyRate: '60.5',
        title: 'New',
      },
    });
    expect(changed).toMatchObject({
      errors: [],
      job: { title: 'New', revision: 2, hourlyRate: '60.50', description: 'As it was' },
    });
    expect(changed.job).toMatchObject({
      startsAt: '2027-09-01T12:00:00.000Z',
      distance: { km: 0 },
    });
    expect(await publishedEvents(job)).toMatchObject([
      { professionalIds: [one.id, two.id], changes: ['day', 'place', 'rate'] },
    ]);
    const pending = `SELECT status FROM applications WHERE job_id = $1`;
    expect(await world.rows(pending, [job.id])).toEqual([
      { status: 'pending' },
      { status: 'pending' },
    ]);
  });

  it('publishes nothing for changed texts', async () => {
    const job = await world.job(clinic);
    await world.apply(await world.temp(), job);
    expect((await edit(job, { description: 'Bring scrubs', title: 'Other' })).errors).toEqual([]);
    expect(await publishedEvents(job)).toEqual([]);
  });

  it('does nothing without a change', async () => {
    const job = await world.job(clinic, { description: 'As it was', patientTypes: ['pediatric'] });
    await world.apply(await world.temp(), job);
    const written = () =>
      world.rows('SELECT xmin::text, revision FROM jobs WHERE id = $1', [job.id]);
    const before = await written();
    const { title, date, startTime, endTime, province, city } = job;
    const same = { title: ` ${title} `, date, startTime, endTime, province, city };
    const rate = String(Number(job.hourlyRate));
    for (const changes of [
      {},
      { ...same, hourlyRate: rate, description: 'As it was', patientTypes: ['pediatric'] },
    ]) {
      expect(await edit(job, changes)).toMatchObject({
        errors: [],
        job: { title, revision: 1, hourlyRate: job.hourlyRate },
      });
    }
    expect(await written()).toEqual(before);
    expect(await publishedEvents(job)).toEqual([]);
    expect((await edit(job, { revision: 2 })).errors).toMatchObject([{ reasons: ['stale'] }]);
  });

  it('keeps the offset of an ambiguous time', async () => {
    const at = { date: '2027-11-07', startTime: '01:30', endTime: '06:00', utcOffset: '-05:00' };
    const job = await world.job(clinic, at);
    const { job: same } = await edit(job, { title: 'Other' });
    expect(same?.startsAt).toBe('2027-11-07T06:30:00.000Z');
    const { job: other } = await edit(job, { revision: 2, utcOffset: '-04:00' });
    expect(other?.startsAt).toBe('2027-11-07T05:30:00.000Z');
  });

  it.each([
    ['in the past', { date: '2026-11-19' }, ['date']],
    ['of no day', { date: '2027-02-30' }, ['date']],
    ['in a gap', { date: '2027-03-14', startTime: '02:30', endTime: '09:00' }, ['startTime']],
    ['of 13 hours', { startTime: '07:00', endTime: '20:00' }, ['endTime']],
    ['without length', { endTime: '08:00' }, ['endTime']],
    ['under 15 dollars', { hourlyRate: '14.99' }, ['hourlyRate']],
    ['without a title', { title: ' ' }, ['title']],
    ['without a rate', { hourlyRate: null }, ['hourlyRate']],
  ])('refuses a shift %s as posting does', async (_what, changes, paths) => {
    const job = await world.job(clinic);
    const { errors } = await edit(job, changes);
    expect(errors.map(({ path }) => path?.join('.'))).toEqual(paths);
    expect(await world.rows('SELECT revision FROM jobs WHERE id = $1', [job.id])).toEqual([
      { revision: 1 },
    ]);
  });

  it('is refused for a stale revision, or a booked or closed shift', async () => {
    const job = await world.job(clinic);
    const edits = await Promise.all(['A', 'B', 'C', 'D'].map((title) => edit(job, { title })));
    expect(edits.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { errors } of edits.filter((answer) => answer.errors.length > 0)) {
      expect(errors).toMatchObject([{ code: 'CONFLICT', reasons: ['stale'] }]);
    }
    const booked = await world.job(clinic);
    await world.accept(clinic, await world.apply(await world.temp(), booked));
    expect((await edit(booked, { title: 'A' })).errors).toMatchObject([{ reasons: ['booked'] }]);
    await run(CLOSE, { jobId: String(job.id) });
    expect((await edit(job, { revision: 2 })).errors).toMatchObject([
      { reasons: ['job_not_active'] },
    ]);
  });

  it('is for the owner, and hides what others may not see', async () => {
    const other = await world.clinic();
    const job = await world.job(other);
    expect((await edit(job, { title: 'A' })).thrown?.code).toBe('FORBIDDEN');
    await world.rows(`UPDATE jobs SET status = 'closed' WHERE id = $1`, [job.id]);
    expect((await edit(job, { title: 'A' })).thrown?.code).toBe('NOT_FOUND');
    expect((await edit(job, { title: 'A' }, null)).thrown?.code).toBe('UNAUTHENTICATED');
    expect((await edit(job, { title: 'A' }, await world.temp())).thrown?.code).toBe('FORBIDDEN');
  });

  it('is done once under one key', async () => {
    const job = await world.job(clinic);
    const who = world.as(clinic, { idempotencyKey: newKey() });
    const [first, again] = [
      await edit(job, { title: 'A' }, who),
      await edit(job, { title: 'A' }, who),
    ];
    expect(again).toEqual(first);
    expect(first.job?.revision).toBe(2);
  });
});

describe('closing a shift', () => {
  it('removes it from the list and declines open offers', async () => {
    const job = await world.job(clinic);
    const application = await world.apply(await world.temp(), job);
    expect(await run(CLOSE, { jobId: String(job.id) })).toMatchObject({
      job: { status: 'closed' },
      errors: [],
    });
    const rows = await world.rows('SELECT status FROM applications WHERE id = $1', [
      application.id,
    ]);
    expect(rows).toEqual([{ status: 'declined' }]);
    expect(await run(CLOSE, { jobId: String(job.id) })).toMatchObject({
      errors: [{ code: 'CONFLICT', reasons: ['job_not_active'] }],
    });
  });

  it('leaves a booked one to its cancellation', async () => {
    const job = await world.job(clinic);
    await world.accept(clinic, await world.apply(await world.temp(), job));
    expect((await run(CLOSE, { jobId: String(job.id) })).errors).toMatchObject([
      { reasons: ['booked'] },
    ]);
  });
});

describe('templates', () => {
  it('keep a shift for the next time, under a name of its own', async () => {
    const owner = await world.clinic();
    const job = await world.job(owner, { paymentTerms: 'net_30', patientTypes: ['pediatric'] });
    const save = (changes: object) =>
      run(SAVE, { jobId: String(job.id), name: 'Fridays', ...changes }, owner);
    const saved = await save({});
    expect(saved).toMatchObject({
      errors: [],
      template: { name: 'Fridays', hourlyRate: '52.00', paymentTerms: 'net_30' },
    });
    expect((await save({ name: 'frídays' })).errors).toMatchObject([
      { code: 'CONFLICT', path: ['name'], reasons: ['name_taken'] },
    ]);
    expect((await save({ name: ' ' })).errors).toMatchObject([{ path: ['name'] }]);
    const templateId = saved.template?.id;
    expect((await save({ templateId, name: 'Saturdays' })).errors).toEqual([]);
    const listed = async () => (await world.graph(LIST, {}, owner)).data;
    expect(await listed()).toEqual({
      jobTemplates: [{ id: templateId, name: 'Saturdays', title: job.title }],
    });

    expect((await run(SAVE, { jobId: String(job.id), name: 'Mine' })).thrown?.code).toBe(
      'NOT_FOUND',
    );
    expect((await run(DELETE, { templateId })).thrown?.code).toBe('NOT_FOUND');
    const own = await world.job(clinic);
    const foreign = { jobId: String(own.id), name: 'Mine', templateId };
    expect((await run(SAVE, foreign)).thrown?.code).toBe('NOT_FOUND');
    expect(await run(DELETE, { templateId }, owner)).toMatchObject({ isDeleted: true });
    expect(await listed()).toEqual({ jobTemplates: [] });
  });

  it('save form input without a shift, under the rules of a posting', async () => {
    const owner = await world.clinic();
    const typed = {
      ...{ name: 'Fridays', title: ' Hygienist ', role: 'hygienist', province: 'Ontario' },
      ...{ city: 'Ottawa', startTime: '09:00', endTime: '17:00', hourlyRate: '54.5' },
      ...{ paymentTerms: '', patientTypes: ['pediatric'] },
    };
    const write = (changes: object, who = owner) => run(WRITE, { ...typed, ...changes }, who);
    const saved = await write({});
    expect(saved).toMatchObject({
      errors: [],
      template: { name: 'Fridays', title: 'Hygienist', hourlyRate: '54.50', paymentTerms: null },
    });
    const shifts = 'SELECT id FROM jobs WHERE clinic_id = $1';
    expect(await world.rows(shifts, [owner.id])).toEqual([]);
    expect((await write({})).errors).toMatchObject([
      { code: 'CONFLICT', path: ['name'], reasons: ['name_taken'] },
    ]);
    const templateId = saved.template?.id;
    const replaced = await write({ templateId, title: 'Assistant', role: 'assistant' });
    expect(replaced.template).toMatchObject({ id: templateId, title: 'Assistant' });
    expect((await write({ templateId, name: 'Mine' }, clinic)).thrown?.code).toBe('NOT_FOUND');

    const wrong = { name: ' ', title: '', role: '', hourlyRate: '14', startTime: '17:00' };
    const { errors } = await write(wrong);
    expect(errors.map(({ code, path }) => [code, path?.join('.')])).toEqual(
      ['name', 'title', 'role', 'hourlyRate', 'endTime'].map((at) => ['VALIDATION_FAILED', at]),
    );
    expect((await run(WRITE, typed, null)).thrown?.code).toBe('UNAUTHENTICATED');
    expect((await run(WRITE, typed, await world.temp())).thrown?.code).toBe('FORBIDDEN');
  });

  it('are saved once under one key', async () => {
    const owner = await world.clinic();
    const who = world.as(owner, { idempotencyKey: newKey() });
    const typed = {
      ...{ name: 'Fridays', title: 'Hygienist', role: 'hygienist', province: 'Ontario' },
      ...{ city: 'Ottawa', startTime: '09:00', endTime: '17:00', hourlyRate: '54.50' },
    };
    const first = await run(WRITE, typed, who);
    expect(first.errors).toEqual([]);
    expect(await run(WRITE, typed, who)).toEqual(first);
  });

  it('are at most fifty', async () => {
    const owner = await world.clinic();
    const job = await world.job(owner);
    for (let n = 0; n < 50; n += 1)
      await run(SAVE, { jobId: String(job.id), name: `T${n}` }, owner);
    expect((await run(SAVE, { jobId: String(job.id), name: 'T50' }, owner)).errors).toMatchObject([
      { code: 'CONFLICT', reasons: ['too_many'] },
    ]);
  });
});
