import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import { appendEvents, eventsOf, type NewEvent } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import { Prisma } from '../../generated/prisma/client';

const WITH_SHIFT = Prisma.sql`event.payload || COALESCE((
  SELECT jsonb_build_object('shift', jsonb_build_object('role', j.role, 'date', j.date,
    'startTime', j.start_time, 'endTime', j.end_time, 'province', j.province, 'isAtOffice', j.location_id IS NULL AND EXISTS (
      SELECT FROM people p
      WHERE p.id = j.clinic_id AND p.city = j.city AND p.province = j.province),
    'locationPlace', (
      SELECT concat_ws(', ', nullif(l.street_address, ''), l.city) FROM clinic_locations l
      WHERE l.id = j.location_id)))
  FROM jobs j WHERE j.id = (event.payload ->> 'jobId')::int), '{}') || COALESCE((
  SELECT jsonb_build_object('answerBy', jsonb_build_object(
    'date', to_char(answer.by, 'YYYY-MM-DD'), 'time', to_char(answer.by, 'HH24:MI')))
  FROM jobs j CROSS JOIN LATERAL (
    SELECT (event.payload ->> 'expiresAt')::timestamptz AT TIME ZONE j.time_zone AS by) answer
  WHERE j.id = (event.payload ->> 'jobId')::int AND answer.by IS NOT NULL), '{}')`;

/** `appendEvents` with the shift's terms, and with an end of waiting on its clock. */
export const appendShiftEvents = (tx: MarketplaceTx, events: readonly NewEvent[]): Promise<void> =>
  appendEvents(tx, events, WITH_SHIFT);

export const publishShiftEvents = <N extends DomainEventName>(
  tx: MarketplaceTx,
  name: N,
  ...payloads: readonly DomainEvents[N][]
): Promise<void> => appendShiftEvents(tx, eventsOf(name, payloads));
