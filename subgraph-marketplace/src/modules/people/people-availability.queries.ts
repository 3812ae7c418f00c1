import { LIVE_BOOKING_STATUSES } from '@tbt/contracts';
import { literalList } from '@tbt/service-kit';
import type { AvailableOnValues } from '@tbt/contracts';
import { Prisma } from '../../generated/prisma/client';
import { addDays, CANADIAN_ZONES, spanInstants, type ShiftInstants } from '../places';
import { DEFAULT_TIME_ZONE } from './people.types';

const LIVE = literalList(LIVE_BOOKING_STATUSES);

const MIDNIGHT = '00:00';

type ZoneSpan = ShiftInstants & { zones: string[] };

function wallSpanOf({ date, lastDate, startTime, endTime }: AvailableOnValues) {
  const from = { date, time: startTime ?? MIDNIGHT };
  const last = lastDate ?? date;
  const endsNextDay = !endTime || (last === date && endTime <= from.time);
  return { from, to: { date: endsNextDay ? addDays(last, 1) : last, time: endTime ?? MIDNIGHT } };
}

function spansOf(wanted: AvailableOnValues): ZoneSpan[] {
  const { from, to } = wallSpanOf(wanted);
  const spans = new Map<string, ZoneSpan>();
  for (const zone of CANADIAN_ZONES) {
    const instants = spanInstants(zone, from, to);
    if (!instants) continue;
    const key = `${instants.startsAt.getTime()}/${instants.endsAt.getTime()}`;
    const known = spans.get(key);
    if (known) known.zones.push(zone);
    else spans.set(key, { ...instants, zones: [zone] });
  }
  return [...spans.values()];
}

/** Instants in the time zone of person `p`. */
function wantedSpan(wanted: AvailableOnValues): Prisma.Sql {
  const zone = Prisma.sql`coalesce(p.time_zone, ${DEFAULT_TIME_ZONE})`;
  const cases = spansOf(wanted).map(
    ({ zones, startsAt, endsAt }) => Prisma.sql`WHEN ${zone} = ANY(${zones}::text[])
      THEN tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz, '[)')`,
  );
  return cases.length === 0 ? Prisma.sql`NULL` : Prisma.sql`CASE ${Prisma.join(cases, ' ')} END`;
}

/** `OFFSET 0` evaluates the subqueries per row of the page; as joins they would run for all people first. */
export function availableConditions(wanted: AvailableOnValues): Prisma.Sql[] {
  const span = wantedSpan(wanted);
  return [
    Prisma.sql`NOT EXISTS (
      SELECT 1 FROM schedule_occurrences o WHERE o.person_id = p.id AND NOT o.is_available
      AND tstzrange(o.starts_at, o.ends_at, '[)') && ${span} OFFSET 0)`,
    Prisma.sql`NOT EXISTS (
      SELECT 1 FROM bookings b WHERE b.professional_id = p.id AND b.status IN (${LIVE})
      AND tstzrange(b.starts_at, b.ends_at, '[)') && ${span} OFFSET 0)`,
  ];
}
