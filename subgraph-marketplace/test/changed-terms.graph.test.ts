import type { PersonSnapshot } from '@tbt/contracts';
import type { Job } from '../src/modules/jobs';
import { ACCEPT, APPLY, COUNTER, runner } from './application-operations';
import { createWorld, NOW, type World } from './factories';
import { ACCEPT_INVITATION, invitationRunner, invited } from './invitation-operations';

const EDIT = `mutation Edit($input: EditJobInput!) { editJob(input: $input) {
  job { id revision } errors { code reasons } } }`;
const KEEP = `mutation Keep($input: KeepApplicationInput!) { keepApplication(input: $input) {
  application { id status isTermsChanged actions } errors { code reasons } } }`;
const SEE = `query See($id: ID!) { job(id: $id) { pendingApplicationCount
  myApplication { isTermsChanged actions }
  applications { edges { node { isTermsChanged actions } } } } }`;
const TERMS = 'date startTime endTime city province';
const CHANGED = { errors: [{ code: 'CONFLICT', reasons: ['terms_changed'] }] };

let world: World;
let clinic: PersonSnapshot;
beforeAll(async () => {
  world = await createWorld();
  clinic = await world.clinic();
});
afterAll(() => world.close());
beforeEach(() => world.clock.set(NOW));

const run = runner(() => world);
const runInvitation = invitationRunner(() => world);
const edit = async (job: Job, changes: object, revision = 1) =>
  expect(await run(EDIT, { jobId: String(job.id), revision, ...changes }, clinic)).toMatchObject({
    errors: [],
  });
const see = async (job: Job, who: PersonSnapshot) =>
  (await world.graph(SEE, { id: String(job.id) }, who)).data?.job;

async function offered() {
  const [temp, job] = [await world.temp(), await world.job(clinic)];
  const { id } = await world.apply(temp, job);
  return { temp, job, answer: { applicationId: String(id) } };
}

describe('an offer for terms that were changed', () => {
  it.each([
    ['day', { date: '2027-09-01' }],
    ['hours', { startTime: '07:00', endTime: '18:00' }],
    ['place', { city: 'Ottawa' }],
  ])('cannot be accepted after another %s until it is kept', async (_what, changes) => {
    const { temp, job, answer } = await offered();
    await edit(job, changes);
    expect(await run(ACCEPT, answer, clinic)).toMatchObject(CHANGED);
    expect(await see(job, clinic)).toMatchObject({
      pendingApplicationCount: 0,
      applications: {
        edges: [{ node: { isTermsChanged: true, actions: ['counter', 'decline'] } }],
      },
    });
    expect(await run(KEEP, { ...answer, jobRevision: 1 }, temp)).toMatchObject({
      errors: [{ code: 'CONFLICT', reasons: ['stale'] }],
    });
    expect(await run(KEEP, { ...answer, jobRevision: 2 }, temp)).toMatchObject({
      application: { status: 'pending', isTermsChanged: false },
      errors: [],
    });
    expect(await run(ACCEPT, answer, clinic)).toMatchObject({ errors: [] });
  });

  it('returns the accepted terms, whatever changed in between, and notifies the clinic when it is kept', async () => {
    const { temp, job, answer } = await offered();
    const agreed = async (who: PersonSnapshot) => {
      const query = `query Agreed($id: ID!) { job(id: $id) { myApplication { agreedTerms { ${TERMS} } }
        applications { edges { node { agreedTerms { ${TERMS} } } } } } }`;
      const { data } = await world.graph(query, { id: String(job.id) }, who);
      return data?.job;
    };
    const { date, startTime, endTime, city, province } = job;
    const terms = { date, startTime, endTime, city, province };
    expect(await agreed(temp)).toMatchObject({ myApplication: { agreedTerms: null } });
    await edit(job, { description: 'Bring scrubs' });
    await edit(job, { date: '2027-09-01' }, 2);
    await edit(job, { city: 'Ottawa' }, 3);
    expect(await agreed(temp)).toMatchObject({ myApplication: { agreedTerms: terms } });
    expect(await agreed(clinic)).toMatchObject({
      applications: { edges: [{ node: { agreedTerms: terms } }] },
    });
    await world.subgraph.outbox.drain();
    world.bus.published.splice(0);
    await run(KEEP, { ...answer, jobRevision: 4 }, temp);
    await run(KEEP, { ...answer, jobRevision: 4 }, temp);
    await world.subgraph.outbox.drain();
    expect(world.bus.published).toMatchObject([
      { name: 'application.changed', payload: { action: 'keep', by: 'temp', revision: 2 } },
    ]);
    expect(await agreed(temp)).toMatchObject({ myApplication: { agreedTerms: null } });
    await edit(job, { city: 'Toronto' }, 4);
    expect(await agreed(temp)).toMatchObject({
      myApplication: { agreedTerms: { ...terms, date: '2027-09-01', city: 'Ottawa' } },
    });
  });

  it('is told as waiting for a verification when it is kept before one', async () => {
    const [temp, job] = [await world.temp({ licences: [] }), await world.job(clinic)];
    const { id } = await world.apply(temp, job);
    await edit(job, { date: '2027-09-03' });
    await world.subgraph.outbox.drain();
    world.bus.published.splice(0);
    await run(KEEP, { applicationId: String(id), jobRevision: 2 }, temp);
    await world.subgraph.outbox.drain();
    expect(world.bus.published).toMatchObject([
      { payload: { action: 'keep', isUnverified: true } },
    ]);
  });

  it('is not made for terms that were changed since they were read', async () => {
    const [temp, job] = [await world.temp(), await world.job(clinic)];
    const apply = (jobRevision: number, own: object = {}) =>
      run(APPLY, { jobId: String(job.id), jobRevision, ...own }, temp);
    await edit(job, { description: 'Bring scrubs' });
    await edit(job, { date: '2027-09-01' }, 2);
    for (const read of [1, 2]) expect(await apply(read)).toMatchObject(CHANGED);
    await edit(job, { hourlyRate: '20' }, 3);
    expect(await apply(3)).toMatchObject(CHANGED);
    expect(await apply(3, { hourlyRate: '60' })).toMatchObject({ errors: [] });
  });

  it('is made again after other payment terms', async () => {
    const { temp, job, answer } = await offered();
    await edit(job, { paymentTerms: 'net_30' });
    expect(await run(ACCEPT, answer, clinic)).toMatchObject(CHANGED);
    await run(KEEP, { ...answer, jobRevision: 2 }, temp);
    expect(await run(ACCEPT, answer, clinic)).toMatchObject({ errors: [] });
  });

  it('is accepted at the rate that was shown, and at no other', async () => {
    const { temp, job, answer } = await offered();
    await run(COUNTER, { ...answer, hourlyRate: '61' }, clinic);
    const acceptAt = (shownRate: string) => run(ACCEPT, { ...answer, shownRate }, temp);
    expect(await acceptAt(job.hourlyRate)).toMatchObject({
      errors: [{ code: 'CONFLICT', reasons: ['other_rate'] }],
    });
    expect(await acceptAt('61')).toMatchObject({ errors: [] });
  });

  it('stays open after changed texts or another rate', async () => {
    const { job, answer } = await offered();
    await edit(job, { description: 'Bring scrubs', hourlyRate: '40' });
    expect(await run(ACCEPT, answer, clinic)).toMatchObject({ errors: [] });
  });

  it('is kept by applying again, at the same rate', async () => {
    const { temp, job, answer } = await offered();
    const again = { jobId: String(job.id) };
    expect(await run(APPLY, again, temp)).toMatchObject({ errors: [{ reasons: ['duplicate'] }] });
    await edit(job, { date: '2027-09-01' });
    expect(await run(APPLY, { ...again, hourlyRate: '90' }, temp)).toMatchObject({
      errors: [{ reasons: ['duplicate'] }],
    });
    expect(await run(APPLY, again, temp)).toMatchObject({
      application: { id: answer.applicationId },
      errors: [],
    });
    expect(await see(job, temp)).toMatchObject({ myApplication: { isTermsChanged: false } });
    expect(await run(ACCEPT, answer, clinic)).toMatchObject({ errors: [] });
  });

  it("waits for the professional's consent through a counter-offer too", async () => {
    const { temp, job, answer } = await offered();
    await run(COUNTER, { ...answer, hourlyRate: '60' }, clinic);
    await edit(job, { date: '2027-09-01' });
    expect(await run(ACCEPT, answer, temp)).toMatchObject(CHANGED);
    expect(await see(job, temp)).toMatchObject({ myApplication: { isTermsChanged: true } });
    await run(KEEP, { ...answer, jobRevision: 2 }, temp);
    expect(await run(ACCEPT, answer, temp)).toMatchObject({ errors: [] });
  });

  it('is kept by its professional alone, while it waits', async () => {
    const { temp, job, answer } = await offered();
    await edit(job, { date: '2027-09-01' });
    const input = { ...answer, jobRevision: 2 };
    const codeFor = async (who: PersonSnapshot | null) =>
      (await run(KEEP, input, who)).thrown?.code;
    expect(await codeFor(null)).toBe('UNAUTHENTICATED');
    expect(await codeFor(clinic)).toBe('FORBIDDEN');
    expect(await codeFor(await world.temp())).toBe('NOT_FOUND');
    await world.rows(`UPDATE applications SET status = 'withdrawn' WHERE job_id = $1`, [job.id]);
    expect(await run(KEEP, input, temp)).toMatchObject({ errors: [{ reasons: ['illegal_step'] }] });
  });
});

it('an invitation to terms that were changed is accepted with the revision that was read', async () => {
  const [temp, job] = [await world.temp(), await world.job(clinic)];
  const [invitation] = await invited(world, clinic, job, [temp]);
  await edit(job, { startTime: '07:00', endTime: '18:00' });
  const input = { invitationId: String(invitation?.id) };
  for (const jobRevision of [undefined, 1]) {
    expect(await runInvitation(ACCEPT_INVITATION, { ...input, jobRevision }, temp)).toMatchObject(
      CHANGED,
    );
  }
  expect(await runInvitation(ACCEPT_INVITATION, { ...input, jobRevision: 2 }, temp)).toMatchObject({
    errors: [],
  });
});
