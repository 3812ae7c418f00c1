import type { Figure } from '../harness/results';
import { takeTurns } from '../harness/rounds';
import { millisecondsOf, p95, ratio } from '../harness/statistics';
import type { RuleWorld } from './rule-world';

export const RANKED_PEOPLE = 10_000;
const ROUNDS = 20;
const FIRST = 10_001;

const CLONE = `
  INSERT INTO people (id, revision, role, is_active, is_verified, province, city, latitude, longitude,
    travel_distance, availability, languages_spoken, licences, working_style, created_at)
  SELECT n, 1, 'hygienist', true, true, 'Ontario', 'Toronto', 43.7 + (n % 100) * 0.004, -79.4, 100,
    ARRAY['Monday', 'Tuesday'], ARRAY['English', 'French'],
    '[{"province": "Ontario", "status": "approved", "expiresOn": null}]', 'collaborative', now()
  FROM generate_series($1::int, $2::int) AS n`;

/** Adds recent impressions of the first ten places of other shifts. */
const SHOW = `
  INSERT INTO candidate_showings (job_id, place, person_id, shown_at)
  SELECT id, place, $2::int + (id * 7919 + place * 104729) % $3::int, now() - interval '1 day'
  FROM jobs, generate_series(1, 10) AS place WHERE id <> $1 ON CONFLICT DO NOTHING`;

/** Deletes all other professionals, and adds a shift that all of these may take. */
async function fillPeople({ pool, shiftIds }: RuleWorld): Promise<number> {
  const [id = 0] = shiftIds;
  await pool.query("UPDATE people SET is_active = false WHERE role <> 'clinic'");
  await pool.query(CLONE, [FIRST, FIRST + RANKED_PEOPLE - 1]);
  await pool.query(
    `UPDATE jobs SET role = 'hygienist', province = 'Ontario', city = 'Toronto', required_languages = '{}'
     WHERE id = $1`,
    [id],
  );
  await pool.query(SHOW, [id, FIRST, RANKED_PEOPLE]);
  await pool.query('VACUUM (ANALYZE)');
  return id;
}

async function p95Of(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await millisecondsOf(run));
  return p95(times);
}

export async function timeFigures(world: RuleWorld, slices: number): Promise<Figure[]> {
  const id = await fillPeople(world);
  const place = { latitude: 43.7, longitude: -79.4 };
  const ranked = (await world.reading.rank([id])).get(id)?.length ?? 0;
  if (ranked !== RANKED_PEOPLE) throw new Error(`${ranked} people were ranked`);
  const runs = {
    rank: () => world.reading.rank([id]),
    read: () => world.matching.pool(['hygienist'], [place], [id]),
  };
  const times = await takeTurns(['rank', 'read'] as const, (name) => p95Of(runs[name]), slices);
  return [
    {
      name: 'ranking 10,000 people ÷ reading them, 95th percentiles',
      unit: 'times',
      value: ratio(times.rank, times.read),
      target: { atMost: 25 },
    },
  ];
}
