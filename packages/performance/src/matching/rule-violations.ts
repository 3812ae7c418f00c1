import { mayBeRanked, type OraclePerson, type OracleShift } from './rule-oracle';
import type { RuleWorld } from './rule-world';

export type Violations = {
  pairs: number;
  ranked: number;
  leftOut: number;
};

const PEOPLE = `
  SELECT p.id, p.role, p.is_active AS active, p.is_verified AS verified, p.licences,
    p.languages_spoken AS languages, p.travel_distance AS reach, p.latitude AS north, p.longitude AS east,
    coalesce((SELECT json_agg(json_build_object('from', extract(epoch FROM o.starts_at) * 1000,
      'to', extract(epoch FROM o.ends_at) * 1000)) FROM schedule_occurrences o
      WHERE o.person_id = p.id AND NOT o.is_available), '[]') AS blocked,
    coalesce((SELECT json_agg(json_build_object('clinicId', b.clinic_id,
      'from', extract(epoch FROM b.starts_at) * 1000, 'to', extract(epoch FROM b.ends_at) * 1000,
      'north', j.latitude, 'east', j.longitude))
      FROM bookings b JOIN jobs j ON j.id = b.job_id WHERE b.professional_id = p.id), '[]') AS booked
  FROM people p WHERE p.role <> 'clinic'`;

const SHIFTS = `
  SELECT id, clinic_id AS "clinicId", role, province, date, required_languages AS languages,
    latitude AS north, longitude AS east, (extract(epoch FROM starts_at) * 1000)::float8 AS from,
    (extract(epoch FROM ends_at) * 1000)::float8 AS to
  FROM jobs WHERE id = ANY($1::int[])`;

const ENEMIES = `
  SELECT blocker_id AS a, blocked_id AS b FROM blocks WHERE is_active`;

export async function violationsIn({ pool, reading, shiftIds }: RuleWorld): Promise<Violations> {
  const { rows: people } = await pool.query<OraclePerson>(PEOPLE);
  const { rows: shifts } = await pool.query<OracleShift>(SHIFTS, [shiftIds]);
  const { rows: blocks } = await pool.query<{ a: number; b: number }>(ENEMIES);
  const enemies = new Set(blocks.flatMap(({ a, b }) => [`${a}/${b}`, `${b}/${a}`]));
  const rankings = await reading.rank(shiftIds);
  const found: Violations = { pairs: 0, ranked: 0, leftOut: 0 };
  for (const shift of shifts) {
    const named = new Set(rankings.get(shift.id)?.map(({ personId }) => personId));
    for (const person of people) {
      const isAllowed = mayBeRanked(person, shift, enemies);
      found.pairs += 1;
      if (named.has(person.id) && !isAllowed) found.ranked += 1;
      if (!named.has(person.id) && isAllowed) found.leftOut += 1;
    }
  }
  return found;
}
