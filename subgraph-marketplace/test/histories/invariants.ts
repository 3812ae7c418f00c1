import { LIVE_BOOKING_STATUSES } from '@tbt/contracts';

const LIVE = LIVE_BOOKING_STATUSES.map((status) => `'${status}'`).join(', ');

/** Statements that return violations; `$1` is the list of clinics. */
export const INVARIANTS: Readonly<Record<string, string>> = {
  'at most one live booking of a shift': `
    SELECT job_id FROM bookings WHERE clinic_id = ANY($1) AND status IN (${LIVE})
    GROUP BY 1 HAVING count(*) > 1`,

  'no professional has two bookings at once': `
    SELECT a.id, b.id FROM bookings a JOIN bookings b
      ON b.professional_id = a.professional_id AND b.id > a.id
    WHERE a.clinic_id = ANY($1) AND a.status IN (${LIVE}) AND b.status IN (${LIVE})
      AND tstzrange(a.starts_at, a.ends_at + CASE WHEN a.clinic_id <> b.clinic_id
            THEN interval '15 minutes' ELSE interval '0' END, '[)')
        && tstzrange(b.starts_at, b.ends_at + CASE WHEN a.clinic_id <> b.clinic_id
            THEN interval '15 minutes' ELSE interval '0' END, '[)')`,

  'a booked shift has a live booking, or one whose cancellation can be undone': `
    SELECT j.id FROM jobs j WHERE j.clinic_id = ANY($1) AND j.status = 'booked' AND NOT EXISTS (
      SELECT 1 FROM bookings b WHERE b.job_id = j.id
        AND (b.status IN (${LIVE}) OR b.settled_at IS NULL))`,

  'a shift with a live booking is booked': `
    SELECT j.id, j.status FROM jobs j JOIN bookings b ON b.job_id = j.id
    WHERE j.clinic_id = ANY($1) AND b.status IN (${LIVE}) AND j.status <> 'booked'`,

  'every booking comes from an accepted offer of its professional': `
    SELECT b.id FROM bookings b LEFT JOIN applications a ON a.id = b.application_id
    WHERE b.clinic_id = ANY($1) AND (a.id IS NULL OR a.job_id <> b.job_id
      OR a.applicant_id <> b.professional_id
      OR (b.status IN (${LIVE}) AND a.status <> 'accepted'))`,

  'every accepted offer was booked': `
    SELECT a.id FROM applications a JOIN jobs j ON j.id = a.job_id
    WHERE j.clinic_id = ANY($1) AND a.status = 'accepted'
      AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.application_id = a.id)`,

  'no offer is open on a closed shift': `
    SELECT a.id, a.status, j.status FROM applications a JOIN jobs j ON j.id = a.job_id
    WHERE j.clinic_id = ANY($1) AND a.status IN ('pending', 'countered')
      AND j.status NOT IN ('active', 'invited')`,

  'every open offer expires': `
    SELECT a.id FROM applications a JOIN jobs j ON j.id = a.job_id
    WHERE j.clinic_id = ANY($1) AND a.status IN ('pending', 'countered') AND a.expires_at IS NULL`,

  'no invitation is pending on a closed shift': `
    SELECT i.id FROM invitations i JOIN jobs j ON j.id = i.job_id
    WHERE j.clinic_id = ANY($1) AND i.status = 'pending' AND j.status NOT IN ('active', 'invited')`,

  'at most one change is open, and only on an upcoming booking': `
    SELECT c.booking_id FROM booking_changes c JOIN bookings b ON b.id = c.booking_id
    WHERE b.clinic_id = ANY($1) AND c.status = 'open'
    GROUP BY 1 HAVING count(*) > 1 OR bool_or(b.status NOT IN ('booked', 'confirmed'))`,

  'a booking has at most one score entry': `
    SELECT e.booking_id FROM reliability_entries e JOIN bookings b ON b.id = e.booking_id
    WHERE b.clinic_id = ANY($1) GROUP BY 1 HAVING count(*) > 1`,

  'a settled cancellation of a temp has its score entry': `
    SELECT b.id FROM bookings b WHERE b.clinic_id = ANY($1) AND b.status = 'cancelled_by_temp'
      AND b.settled_at IS NOT NULL AND b.reliability_points > 0
      AND NOT EXISTS (SELECT 1 FROM reliability_entries e WHERE e.booking_id = b.id)`,

  'a booking has the hours of its shift': `
    SELECT b.id FROM bookings b JOIN jobs j ON j.id = b.job_id
    WHERE b.clinic_id = ANY($1) AND b.status IN (${LIVE})
      AND (b.starts_at, b.ends_at) IS DISTINCT FROM (j.starts_at, j.ends_at)`,

  'the last event of a booking has its status, and no event is repeated': `
    SELECT b.id, b.status FROM bookings b CROSS JOIN LATERAL (
      SELECT count(*) AS events, count(DISTINCT payload->>'revision') AS revisions,
        (array_agg(payload->>'status' ORDER BY (payload->>'revision')::int DESC))[1] AS last
      FROM outbox_events
      WHERE name = 'booking.changed' AND (payload->>'bookingId')::int = b.id) e
    WHERE b.clinic_id = ANY($1) AND (e.events <> e.revisions OR e.last IS DISTINCT FROM b.status)`,

  'the last event of an offer has its status, and no event is repeated': `
    SELECT a.id, a.status FROM applications a JOIN jobs j ON j.id = a.job_id CROSS JOIN LATERAL (
      SELECT count(*) AS events, count(DISTINCT payload->>'revision') AS revisions,
        (array_agg(payload->>'status' ORDER BY (payload->>'revision')::int DESC))[1] AS last
      FROM outbox_events
      WHERE name = 'application.changed' AND (payload->>'applicationId')::int = a.id) e
    WHERE j.clinic_id = ANY($1) AND (e.events <> e.revisions OR e.last IS DISTINCT FROM a.status)`,
};
