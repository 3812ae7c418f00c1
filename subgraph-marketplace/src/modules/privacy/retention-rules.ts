import { DOCUMENT_PATH } from '@tbt/contracts';
import { KIT_RETENTION, type RetentionRule } from '@tbt/service-kit';
import { RESPONSE_DAYS } from '../people';

/** Shown on the privacy page and applied every night. */
export const MARKETPLACE_RETENTION: readonly RetentionRule[] = [
  ...KIT_RETENTION,
  {
    table: 'applications',
    what: 'applications that led to no booking',
    days: 730,
    because: 'two years, in which a refusal can be contested',
    deletes: `DELETE FROM applications a WHERE a.updated_at < $1
      AND a.status IN ('declined', 'withdrawn', 'expired')
      AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.application_id = a.id)`,
  },
  {
    table: 'invitations',
    what: 'invitations to shifts that were answered or ended',
    days: 730,
    because: 'two years, as applications',
    deletes: `DELETE FROM invitations WHERE updated_at < $1 AND status <> 'pending'`,
  },
  {
    table: 'dispute_evidence',
    what: 'files of cases that were closed',
    days: 730,
    because: 'two years, in which a decided case can be asked about',
    deletes: `WITH gone AS (
        DELETE FROM dispute_evidence e USING disputes d WHERE d.id = e.dispute_id
          AND d.status = 'closed' AND d.closed_at < $1
        RETURNING e.dispute_id, e.owner_id, e.url)
      INSERT INTO outbox_events (name, payload)
      SELECT 'evidence.released', jsonb_build_object('disputeId', dispute_id,
        'files', jsonb_build_array(jsonb_build_object('ownerId', owner_id,
          'key', replace(url, '${DOCUMENT_PATH}', 'documents/'))),
        'at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      FROM gone`,
  },
  {
    table: 'disputes',
    what: 'cases that were closed: statements and rulings',
    days: 730,
    because: 'two years; what was ruled stays in hours, invoices and the audit log',
    deletes: `DELETE FROM disputes WHERE status = 'closed' AND closed_at < $1`,
  },
  {
    table: 'bookings',
    what: 'names and addresses of closed accounts, for an invoice that never came',
    days: 730,
    because: 'two years, in which hours can still be claimed',
    deletes: `UPDATE bookings SET kept_parties = NULL
      WHERE kept_parties IS NOT NULL AND ends_at < $1`,
  },
  {
    table: 'message_answers',
    what: 'how long first answers to messages took',
    days: RESPONSE_DAYS,
    because: 'response times count the last 90 days',
    deletes: 'DELETE FROM message_answers WHERE answered_at < $1',
  },
  {
    table: 'job_alert_notifications',
    what: 'shifts that job alerts found',
    days: 180,
    because: 'half a year, in which a professional looks back; later the shifts are long over',
    deletes: 'DELETE FROM job_alert_notifications WHERE created_at < $1',
  },
  {
    table: 'candidate_showings',
    what: 'places in rankings that clinics looked at',
    days: 90,
    because: 'turns are taken by the last 28 days; the rest explains an order that is asked about',
    deletes: 'DELETE FROM candidate_showings WHERE shown_at < $1',
  },
];
