import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, type World } from './factories';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const told = async () => {
  await world.subgraph.outbox.drain();
  return world.bus.published
    .splice(0)
    .flatMap(({ name, payload }) => (name === 'applicant.verified' ? [payload] : []));
};
const newcomer = () => world.temp({ licences: [], isVerified: false });
const save = (temp: PersonSnapshot, revision: number, changes: Partial<PersonSnapshot>) =>
  world.services.people.takeOver({ ...temp, revision, ...changes });
const approved = () => ({ isVerified: true, licences: [world.licence('Ontario')] });

describe('a clinic whose applicant lacks a licence', () => {
  it('has no turn until the licence is verified', async () => {
    const [clinic, temp] = [await world.clinic(), await newcomer()];
    const job = await world.job(clinic);
    await world.apply(temp, job);
    const turns = async () => {
      const see = `query ($id: ID!, $day: String!) { job(id: $id) { pendingApplicationCount }
        shiftCalendar(from: $day, to: $day) { needsAnswer }
        clinicDashboard { waiting { candidates } openShifts { soonest { candidates } } } }`;
      const asked = { id: String(job.id), day: job.date };
      return (await world.graph(see, asked, clinic)).data;
    };
    const seen = (count: number) => ({
      job: { pendingApplicationCount: count },
      shiftCalendar: [{ needsAnswer: count > 0 }],
      clinicDashboard: {
        waiting: { candidates: count },
        openShifts: { soonest: [{ candidates: count }] },
      },
    });
    expect(await turns()).toEqual(seen(0));
    await save(temp, 2, approved());
    expect(await turns()).toEqual(seen(1));
  });

  it('is told with the application that it waits for the check, and of the posted rate', async () => {
    const job = await world.job(await world.clinic());
    await world.apply(await newcomer(), job);
    await world.apply(await world.temp(), job);
    await world.subgraph.outbox.drain();
    const applied = world.bus.published.flatMap(({ name, payload }) =>
      name === 'application.changed' ? [payload] : [],
    );
    expect(applied.map(({ isUnverified }) => isUnverified)).toEqual([true, undefined]);
    expect(applied.map(({ postedRate }) => postedRate)).toEqual([job.hourlyRate, job.hourlyRate]);
  });

  it('learns of its approval once, with the shift', async () => {
    const [clinic, temp] = [await world.clinic(), await newcomer()];
    const job = await world.job(clinic);
    const { id } = await world.apply(temp, job);
    const pending = { ...world.licence('Ontario'), status: 'pending' as const };
    await save(temp, 2, { licences: [pending] });
    expect(await told()).toEqual([]);
    await save(temp, 3, approved());
    expect(await told()).toMatchObject([
      {
        ...{ applicationId: id, jobId: job.id, clinicId: clinic.id, professionalId: temp.id },
        ...{ waitingCount: 1, shift: { date: job.date, role: 'hygienist' } },
        answerBy: { date: expect.any(String) as string, time: expect.any(String) as string },
      },
    ]);
    await save(temp, 3, approved());
    await save(temp, 4, { ...approved(), city: 'Ottawa' });
    await save(temp, 5, { isVerified: true, licences: [world.licence('Ontario', '2027-12-01')] });
    expect(await told()).toEqual([]);
  });

  it('hears once of several applications, about the next shift; another clinic for itself', async () => {
    const [clinic, other, temp] = [await world.clinic(), await world.clinic(), await newcomer()];
    const later = await world.job(clinic, { date: '2026-12-20' });
    const next = await world.job(clinic, { date: '2026-12-18' });
    const elsewhere = await world.job(other, { date: '2026-12-19' });
    for (const job of [later, next, elsewhere]) await world.apply(temp, job);
    await save(temp, 2, approved());
    expect(await told()).toMatchObject([
      { clinicId: clinic.id, jobId: next.id, waitingCount: 2 },
      { clinicId: other.id, jobId: elsewhere.id, waitingCount: 1 },
    ]);
  });

  it('hears nothing of a licence for elsewhere, of a closed application or of a past shift', async () => {
    const [clinic, temp] = [await world.clinic(), await newcomer()];
    const job = await world.job(clinic);
    const { id } = await world.apply(temp, job);
    await save(temp, 2, { isVerified: true, licences: [world.licence('Alberta')] });
    expect(await told()).toEqual([]);
    await world.rows(`UPDATE applications SET status = 'declined' WHERE id = $1`, [id]);
    await save(temp, 3, approved());
    expect(await told()).toEqual([]);
    await world.rows(`UPDATE applications SET status = 'pending' WHERE id = $1`, [id]);
    await save(temp, 4, { isVerified: false, licences: [] });
    world.clock.set(new Date(job.startsAt.getTime() + 1));
    await save(temp, 5, approved());
    expect(await told()).toEqual([]);
  });
});
