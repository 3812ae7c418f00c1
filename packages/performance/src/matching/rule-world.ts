import { rmSync } from 'node:fs';
import type { PersonSnapshot, Province } from '@tbt/contracts';
import { createMatchReading, createMatchingQueries } from '@tbt/subgraph-marketplace/matching';
import { DomainError, systemClock } from '@tbt/service-kit';
import { viewerOf } from '@tbt/stack/demo-world/callers';
import { cacheFolder, withDatabases } from '../harness/databases';
import { openMarketplace } from '../programs/open-subgraphs';
import { createRandom, type Random } from './random';

export const CHECKED_PEOPLE = 1_000;
export const CHECKED_SHIFTS = 100;
/** Further shifts that people are booked on already. */
const TAKEN_SHIFTS = 120;
const CLINICS = 20;
const FIRST_CLINIC = 1_000_001;
const TOGETHER = 20;

const FOLDER = cacheFolder('matching');

const TOWNS: readonly (readonly [Province, string])[] = [
  ['Ontario', 'Toronto'],
  ['Ontario', 'Mississauga'],
  ['Ontario', 'Hamilton'],
  ['Ontario', 'Ottawa'],
  ['Quebec', 'Gatineau'],
  ['Quebec', 'Montréal'],
];
const LANGUAGES = ['English', 'French', 'Punjabi', 'Mandarin'];

type Marketplace = Awaited<ReturnType<typeof openMarketplace>>;

const readingOf = ({ database }: Marketplace) =>
  createMatchReading({
    matching: createMatchingQueries(database),
    clock: systemClock,
    reliabilityScores: () => Promise.resolve(new Map()),
  });

const licencesOf = (random: Random): PersonSnapshot['licences'] =>
  (['Ontario', 'Quebec'] as const)
    .filter(() => random.chance(0.7))
    .map((province) => ({
      province,
      status: random.chance(0.85) ? 'approved' : random.pick(['pending', 'rejected'] as const),
      expiresOn: random.chance(0.5) ? dayAhead(Math.floor(random.between(-20, 80))) : null,
    }));

const DAY = 86_400_000;
const dayAhead = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

function snapshotOf(random: Random, id: number, role: PersonSnapshot['role']): PersonSnapshot {
  const [province, city] = random.pick(TOWNS);
  return {
    ...{ id, role, province, city, revision: 1, isAdmin: false },
    isActive: role === 'clinic' || random.chance(0.95),
    isVerified: random.chance(0.9),
    ...{ firstName: 'Robin', lastName: 'Roy', educationInstitution: null, educationTier: null },
    ...{ yearsExperience: null, isNewGrad: false, workingStyle: null, personalityType: null },
    ...{ workPace: null, clinicVibe: null, teamCollaboration: null, patientTypes: [] },
    ...{ specialtyFocus: [], availability: [], postalArea: null },
    languagesSpoken: random.some(LANGUAGES, 0.6),
    travelDistance: random.pick([5, 10, 25, 50, 100, 999, null]),
    subscriptionTier: role === 'clinic' ? 'premium' : null,
    subscriptionStatus: role === 'clinic' ? 'active' : 'free',
    subscriptionEndsAt: null,
    licences: licencesOf(random),
    createdAt: new Date().toISOString(),
  };
}

function shiftInput(random: Random) {
  const [province, city] = random.pick(TOWNS);
  const start = Math.floor(random.between(7, 14));
  const hour = (n: number) => `${String(n).padStart(2, '0')}:00`;
  return {
    ...{ title: 'A day', province, city, hourlyRate: '50.00' },
    role: random.pick(['hygienist', 'assistant']),
    date: dayAhead(Math.floor(random.between(20, 40))),
    startTime: hour(start),
    endTime: hour(start + Math.floor(random.between(4, 9))),
    requiredLanguages: random.some(LANGUAGES, 0.1),
  };
}

async function book(marketplace: Marketplace, jobIds: readonly number[], random: Random) {
  const { services, database } = marketplace;
  const rankings = await readingOf(marketplace).rank(jobIds);
  for (const jobId of jobIds) {
    const ranking = rankings.get(jobId) ?? [];
    if (ranking.length === 0) continue;
    const { personId } = random.pick(ranking);
    const { rows } = await database.pool.query<{ role: 'hygienist'; clinicId: number }>(
      'SELECT role, clinic_id AS "clinicId" FROM jobs WHERE id = $1',
      [jobId],
    );
    const [job] = rows;
    if (!job) throw new Error(`There is no shift ${jobId}`);
    const temp = viewerOf({ id: personId, role: job.role });
    const clinic = viewerOf({ id: job.clinicId, role: 'clinic' });
    try {
      const { id } = await services.applications.apply(temp, { jobId: String(jobId) });
      await services.applications.accept(clinic, { applicationId: String(id) });
    } catch (error) {
      // Picked for two overlapping shifts: the first booking wins.
      if (!(error instanceof DomainError)) throw error;
    }
  }
}

async function fill(marketplace: Marketplace): Promise<number[]> {
  const random = createRandom(7);
  const { services, database } = marketplace;
  const clinics = Array.from({ length: CLINICS }, (_, at) => FIRST_CLINIC + at);
  const people = clinics.map((id) => snapshotOf(random, id, 'clinic'));
  for (let id = 1; id <= CHECKED_PEOPLE; id += 1) {
    people.push(snapshotOf(random, id, random.pick(['hygienist', 'assistant'] as const)));
  }
  for (let at = 0; at < people.length; at += TOGETHER) {
    const next = people.slice(at, at + TOGETHER);
    await Promise.all(next.map((person) => services.people.takeOver(person)));
  }
  const post = () =>
    services.jobs.post(
      { ...viewerOf({ id: random.pick(clinics), role: 'clinic' }), idempotencyKey: null },
      shiftInput(random),
    );
  const checked: number[] = [];
  for (let at = 0; at < CHECKED_SHIFTS; at += 1) checked.push((await post()).id);
  const taken: number[] = [];
  for (let at = 0; at < TAKEN_SHIFTS; at += 1) taken.push((await post()).id);
  await book(marketplace, taken, random);
  await database.pool.query(BLOCK_TIME, [CHECKED_PEOPLE]);
  await database.pool.query(
    `INSERT INTO blocks (blocker_id, blocked_id, revision, is_active)
     SELECT CASE WHEN n % 2 = 0 THEN n ELSE $2 + n % 20 END, CASE WHEN n % 2 = 0 THEN $2 + n % 20 ELSE n END,
       1, n % 5 > 0 FROM generate_series(1, $1::int, 9) AS n`,
    [CHECKED_PEOPLE, FIRST_CLINIC],
  );
  return checked;
}

const BLOCK_TIME = `
  WITH slot AS (
    INSERT INTO schedule_slots (person_id, date, start_time, end_time, time_zone, is_available,
      materialised_until, ends_on, created_at, updated_at)
    SELECT n, day, '09:00', '12:00', 'America/Toronto', n % 2 = 0, day, day, now(), now()
    FROM generate_series(1, $1::int, 3) AS n,
      LATERAL (SELECT to_char(now() + make_interval(days => 20 + n % 20), 'YYYY-MM-DD') AS day) AS on_day
    RETURNING id, person_id, date, is_available)
  INSERT INTO schedule_occurrences (slot_id, date, person_id, is_available, starts_at, ends_at, zone_data_version)
  SELECT id, date, person_id, is_available, (date || ' 09:00')::timestamp AT TIME ZONE 'America/Toronto',
    (date || ' 12:00')::timestamp AT TIME ZONE 'America/Toronto', 'bench' FROM slot`;

// The database is temporary: no need to wait for the disk.
function withoutSyncedCommits(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c synchronous_commit=off');
  return address.toString();
}

export type RuleWorld = Awaited<ReturnType<typeof ruleWorldOf>>;

async function ruleWorldOf(marketplace: Marketplace) {
  const { database } = marketplace;
  return {
    pool: database.pool,
    shiftIds: await fill(marketplace),
    matching: createMatchingQueries(database),
    reading: readingOf(marketplace),
  };
}

export async function withRuleWorld<T>(run: (world: RuleWorld) => Promise<T>): Promise<T> {
  rmSync(FOLDER, { recursive: true, force: true });
  return withDatabases(FOLDER, async (urls) => {
    const marketplace = await openMarketplace(withoutSyncedCommits(urls.marketplace));
    try {
      return await run(await ruleWorldOf(marketplace));
    } finally {
      await marketplace.database.close();
    }
  });
}
