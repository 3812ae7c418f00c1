import type { World } from './factories';

/** Without ids and instants. */
const EFFECTS = `SELECT
  (SELECT json_agg(json_build_array(status, revision)) FROM bookings WHERE id = $1) AS booking,
  (SELECT json_agg(json_build_array(action, by, status) ORDER BY revision)
    FROM booking_history WHERE booking_id = $1) AS steps,
  (SELECT json_agg(json_build_array(by, minutes, status) ORDER BY id)
    FROM timesheets WHERE booking_id = $1) AS sheets,
  (SELECT json_agg(json_build_array(number, kind, total, paid_method, settled_at IS NULL,
    (SELECT count(*) FROM invoice_lines l WHERE l.invoice_id = i.id)) ORDER BY id)
    FROM invoices i WHERE booking_id = $1) AS invoices,
  (SELECT json_agg(s.last_number) FROM invoice_sequences s JOIN bookings b USING (professional_id)
    WHERE b.id = $1) AS numbers,
  (SELECT json_agg(json_build_array(reason, status, outcome, appealed_by, appealed_from,
    (SELECT count(*) FROM dispute_evidence e WHERE e.dispute_id = d.id)) ORDER BY id)
    FROM disputes d WHERE booking_id = $1) AS cases,
  (SELECT json_agg(json_build_array(side, rating, is_counted) ORDER BY side)
    FROM reviews WHERE booking_id = $1) AS reviews,
  (SELECT json_agg(json_build_array(p.role, p.total_reviews, p.avg_rating) ORDER BY p.role)
    FROM people p JOIN bookings b ON p.id IN (b.clinic_id, b.professional_id)
    WHERE b.id = $1) AS people,
  (SELECT json_agg(json_build_array(name, payload->>'action', payload->>'revision') ORDER BY name,
    payload->>'action', payload->>'revision') FROM outbox_events
    WHERE (payload->>'bookingId')::int = $1) AS events`;
/** Everything that acts on a shift's day leave. */
export const effectsOn = async (world: World, bookingId: number) =>
  (await world.rows(EFFECTS, [bookingId]))[0];
