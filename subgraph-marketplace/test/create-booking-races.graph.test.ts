import { setTimeout as pause } from 'node:timers/promises';
import type { PersonSnapshot } from '@tbt/contracts';
import { countStatements } from '@tbt/service-kit';
import { concurrently, tempsOf } from './cast';
import { createWorld, type World } from './factories';
import { invited } from './invitation-operations';

const PARALLEL = 64;
/** Eight of its own, and the rate limit. */
const STATEMENTS_MAX = 9;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const temps = (count: number) => tempsOf(world, count);

/** Every returned row violates an invariant. */
const brokenPromises = () =>
  world.rows(`
  SELECT 'a booked shift without its booking' AS what, j.id FROM jobs j WHERE j.status = 'booked'
    AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.job_id = j.id)
  UNION ALL SELECT 'a booking of a shift that is not booked', b.id FROM bookings b
    JOIN jobs j ON j.id = b.job_id WHERE j.status <> 'booked'
  UNION ALL SELECT 'a booking without an accepted offer', b.id FROM bookings b
    LEFT JOIN applications a ON a.id = b.application_id
    WHERE a.status IS DISTINCT FROM 'accepted' OR a.hourly_rate <> b.hourly_rate
      OR a.applicant_id <> b.professional_id
  UNION ALL SELECT 'an open offer for a booked shift', a.id FROM applications a
    JOIN jobs j ON j.id = a.job_id WHERE j.status = 'booked' AND a.status IN ('pending', 'countered')
  UNION ALL SELECT 'an open invitation to a booked shift', i.id FROM invitations i
    JOIN jobs j ON j.id = i.job_id WHERE j.status = 'booked' AND i.status = 'pending'
  UNION ALL SELECT 'a last word that was never said', a.id FROM applications a
    WHERE a.rounds <> (SELECT count(*) FROM application_rounds r WHERE r.application_id = a.id)
      OR a.hourly_rate <> (SELECT r.hourly_rate FROM application_rounds r
        WHERE r.application_id = a.id ORDER BY r.position DESC LIMIT 1)`);

afterEach(async () => expect(await brokenPromises()).toEqual([]));

describe('parallel agreements', () => {
  it('of one person on overlapping shifts, by offer: one wins', async () => {
    const temp = await world.temp();
    const acts = [];
    for (let n = 0; n < PARALLEL; n += 1) {
      const clinic = await world.clinic();
      const job = await world.job(clinic, { date: '2027-04-05' });
      const application = await world.apply(temp, job);
      acts.push(() => world.accept(clinic, application));
    }
    const { won, refused } = await concurrently(acts);
    expect(won).toBe(1);
    for (const refusal of refused) expect(refusal.code).toBe('CONFLICT');
  }, 60_000);

  it('of one shift by invitation, in rounds of six: the first is booked, the others just too late', async () => {
    const clinic = await world.clinic();
    for (let round = 0; round < 4; round += 1) {
      const job = await world.job(clinic);
      const people = await temps(6);
      const asked = await invited(world, clinic, job, people);
      const { won, refused } = await concurrently(
        asked.map(
          ({ id }, index) =>
            () =>
              world.services.invitations.accept(world.as(people[index] as PersonSnapshot), {
                invitationId: id,
              }),
        ),
      );
      expect(won).toBe(1);
      for (const refusal of refused) {
        expect(refusal).toMatchObject({ code: 'CONFLICT', reasons: ['just_taken'] });
      }
    }
  }, 60_000);

  it('of invitations and offers of one shift at once: one wins', async () => {
    const clinic = await world.clinic();
    const job = await world.job(clinic);
    const [askedPeople, applicants] = [await temps(6), await temps(PARALLEL - 6)];
    const acts: (() => Promise<unknown>)[] = [];
    const asked = await invited(world, clinic, job, askedPeople);
    asked.forEach(({ id }, index) => {
      const who = world.as(askedPeople[index] as PersonSnapshot);
      acts.push(() => world.services.invitations.accept(who, { invitationId: id }));
    });
    for (const temp of applicants) {
      const application = await world.apply(temp, job);
      acts.push(() => world.accept(clinic, application));
    }
    const { won, refused } = await concurrently(acts);
    expect(won).toBe(1);
    expect(refused.every(({ code }) => code === 'CONFLICT')).toBe(true);
  }, 60_000);

  it('of a mesh of professionals, shifts, invitations, answers and jobs never deadlock', async () => {
    const [people, clinics] = [await temps(5), [await world.clinic(), await world.clinic()]];
    const acts: (() => Promise<unknown>)[] = [];
    for (let n = 0; n < 5; n += 1) {
      const clinic = clinics[n % 2] as PersonSnapshot;
      const job = await world.job(clinic, { date: '2027-04-07' });
      const asked = await invited(world, clinic, job, people);
      for (const [index, { id }] of asked.entries()) {
        const temp = people[index] as PersonSnapshot;
        const application = await world.apply(temp, job);
        const { invitations, applications } = world.services;
        acts.push(
          () => invitations.accept(world.as(temp), { invitationId: id }),
          () => world.accept(clinic, application),
          () =>
            index === n
              ? invitations.decline(world.as(temp), { invitationId: id })
              : applications.withdraw(world.as(temp), { applicationId: application.id }),
        );
      }
    }
    acts.push(() => world.services.offerClosing.expireApplications());
    acts.push(() => world.services.offerClosing.expireInvitations());
    const { won, refused } = await concurrently(acts);
    expect(won).toBeGreaterThan(5);
    expect(refused.filter(({ code }) => code !== 'CONFLICT')).toEqual([]);
    const doubled = await world.rows(
      `SELECT professional_id FROM bookings WHERE starts_at::date = '2027-04-07'
       GROUP BY 1 HAVING count(*) > 1`,
    );
    expect(doubled).toEqual([]);
  }, 60_000);

  it('accepting an invitation and withdrawing it: the first one wins', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [clinic, temp] = [await world.clinic(), await world.temp()];
      const job = await world.job(clinic);
      const [invitation] = await invited(world, clinic, job, [temp]);
      const input = { invitationId: invitation?.id };
      const { won, refused } = await concurrently([
        () => world.services.invitations.accept(world.as(temp), input),
        () => world.services.invitations.withdraw(world.as(clinic), input),
      ]);
      expect(won).toBe(1);
      expect(refused).toMatchObject([{ code: 'CONFLICT' }]);
    }
  });
});

describe('an acceptance that waits for the lock on the professional', () => {
  it('uses the state after the wait', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const application = await world.apply(temp, await world.job(clinic, { date: '2027-06-21' }));
    const { pool } = world.subgraph.database;
    const other = await pool.connect();
    await other.query('BEGIN');
    await other.query('UPDATE people SET is_active = false WHERE id = $1', [temp.id]);
    const accepting = world.accept(clinic, application).catch((error: unknown) => error);
    const waiting = `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'
      AND datname = current_database()`;
    while ((await world.rows(waiting)).length === 0) await pause(10);
    await other.query('COMMIT');
    other.release();
    expect(await accepting).toMatchObject({ code: 'CONFLICT', reasons: ['inactive'] });
  });
});

describe('what an acceptance costs', () => {
  it(`is at most ${STATEMENTS_MAX} statements, however many it closes`, async () => {
    for (const rivals of [0, 12]) {
      const [clinic, temp] = [await world.clinic(), await world.temp()];
      const job = await world.job(clinic, { date: '2027-07-01' });
      for (const other of await temps(rivals)) await world.apply(other, job);
      if (rivals > 0) await invited(world, clinic, job, await temps(6));
      await world.apply(temp, await world.job(await world.clinic(), { date: '2027-07-01' }));
      const application = await world.apply(temp, job);
      const { pool } = world.subgraph.database;
      const count = await countStatements(pool, () => world.accept(clinic, application));
      expect(count).toBeLessThanOrEqual(STATEMENTS_MAX);
    }
  });
});
