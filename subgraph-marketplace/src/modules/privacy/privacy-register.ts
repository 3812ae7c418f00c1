import { KIT_TABLES, type PersonalTable } from '@tbt/service-kit';

// Above every revision of identity, so that late events are ignored.
const LAST_REVISION = 2_147_483_647;

/** A test compares it with the database. */
export const MARKETPLACE_TABLES: readonly PersonalTable[] = [
  ...KIT_TABLES,
  {
    table: 'jobs',
    exports: `SELECT id, title, description, role, province, city, date, start_time, end_time,
      time_zone, hourly_rate::text, is_urgent, is_recurring, status, preferred_working_style,
      clinic_vibe, patient_types, specialty_focus, required_languages, team_environment, work_pace,
      ideal_personality, payment_terms, french_title, french_description, created_at FROM jobs WHERE clinic_id = $1 ORDER BY id`,
    // The professional keeps date, hours, rate and province; the clinic's texts are erased.
    erases: [
      `UPDATE jobs SET title = role, description = NULL, city = province,
        city_key = lower(province), postal_area = NULL, latitude = NULL, longitude = NULL, french_title = NULL,
        french_description = NULL, former_terms = '[]' WHERE clinic_id = $1`,
    ],
  },
  {
    table: 'job_series',
    exports:
      'SELECT id, is_taken_whole, created_at FROM job_series WHERE clinic_id = $1 ORDER BY id',
    because: 'ids of shifts that were posted together',
  },
  {
    table: 'job_templates',
    exports: `SELECT id, name, title, description, role, province, city, start_time, end_time,
      hourly_rate::text, is_urgent, preferred_working_style, clinic_vibe, patient_types,
      specialty_focus, required_languages, team_environment, work_pace, ideal_personality,
      payment_terms, french_title, french_description, created_at FROM job_templates
      WHERE clinic_id = $1 ORDER BY id`,
    erases: ['DELETE FROM job_templates WHERE clinic_id = $1'],
  },
  {
    table: 'typical_rates',
    because: 'figures of provinces; who last changed one stays on record',
  },
  {
    table: 'applications',
    exports: `SELECT id, job_id, status, message, hourly_rate::text, expires_at, created_at,
      updated_at FROM applications
      WHERE applicant_id = $1 ORDER BY id`,
    erases: ['UPDATE applications SET message = NULL WHERE applicant_id = $1'],
  },
  {
    table: 'application_rounds',
    exports: `SELECT r.application_id, r.position, r.side, r.hourly_rate::text,
      CASE WHEN (r.side = 'temp') = (a.applicant_id = $1) THEN r.message END AS message, r.created_at
      FROM application_rounds r JOIN applications a ON a.id = r.application_id
      JOIN jobs j ON j.id = a.job_id WHERE a.applicant_id = $1 OR j.clinic_id = $1
      ORDER BY r.application_id, r.position`,
    // Rates stay with the booking; each side's texts are erased with that side.
    erases: [
      `UPDATE application_rounds r SET message = NULL FROM applications a JOIN jobs j ON j.id = a.job_id
        WHERE a.id = r.application_id AND ((r.side = 'temp' AND a.applicant_id = $1)
          OR (r.side = 'clinic' AND j.clinic_id = $1))`,
    ],
  },
  {
    table: 'invitations',
    exports: `SELECT i.id, i.job_id, i.professional_id, i.status, i.hourly_rate::text, i.is_refill,
      i.expires_at, i.created_at FROM invitations i JOIN jobs j ON j.id = i.job_id
      WHERE i.professional_id = $1 OR j.clinic_id = $1 ORDER BY i.id`,
    because: 'the other side’s record too; ids, a rate and an answer, deleted after two years',
  },
  {
    table: 'bookings',
    exports: `SELECT id, job_id, clinic_id, professional_id, status, date, start_time, end_time,
      starts_at, ends_at, time_zone, hourly_rate::text, created_at, cancelled_at, cancelled_by,
      cancel_reason, cancel_note, reliability_points, compensation::text, waiver_status FROM bookings
      WHERE professional_id = $1 OR clinic_id = $1 ORDER BY id`,
    // The other side's record and the basis of invoices: only the user's texts are erased.
    erases: [
      `UPDATE bookings SET cancel_note = NULL WHERE
        (professional_id = $1 AND cancelled_by = 'temp') OR (clinic_id = $1 AND cancelled_by = 'clinic')`,
      'UPDATE bookings SET waiver_note = NULL WHERE clinic_id = $1',
    ],
  },
  {
    table: 'booking_changes',
    exports: `SELECT c.id, c.booking_id, c.by, c.date, c.start_time, c.end_time,
      c.hourly_rate::text, c.message, c.status, c.created_at, c.answered_at
      FROM booking_changes c JOIN bookings b ON b.id = c.booking_id
      WHERE b.professional_id = $1 OR b.clinic_id = $1 ORDER BY c.id`,
    erases: [
      `UPDATE booking_changes c SET message = NULL FROM bookings b WHERE b.id = c.booking_id
        AND ((b.professional_id = $1 AND c.by = 'temp') OR (b.clinic_id = $1 AND c.by = 'clinic'))`,
    ],
  },
  {
    table: 'reliability_entries',
    exports: `SELECT id, booking_id, reason, points, at, appeal_status, appeal_text, appealed_at,
      appeal_answer, appeal_decided_at FROM reliability_entries WHERE professional_id = $1 ORDER BY id`,
    erases: ['DELETE FROM reliability_entries WHERE professional_id = $1'],
  },
  {
    table: 'people',
    exports: `SELECT avg_rating::text, total_reviews, is_on_call, emergency_radius,
      emergency_available, response_time FROM people WHERE id = $1`,
    erases: [
      `UPDATE people SET revision = ${LAST_REVISION}, is_active = false, is_verified = false,
        province = NULL, city = NULL, education_tier = NULL, years_experience = NULL,
        is_new_grad = false, working_style = NULL, specialty_focus = '{}', languages_spoken = '{}',
        personality_type = NULL, work_pace = NULL, clinic_vibe = NULL, team_collaboration = NULL,
        patient_types = '{}', availability = '{}', travel_distance = NULL, postal_area = NULL,
        latitude = NULL, longitude = NULL,
        search_text = '', licences = '[]', is_on_call = false, emergency_available = false,
        response_time = NULL, time_zone = NULL WHERE id = $1`,
    ],
  },
  {
    table: 'recommendations',
    exports: `SELECT job_id, score::text, turn, factors, version, is_viewed, dismissed_at, created_at
      FROM recommendations WHERE user_id = $1 ORDER BY id`,
    erases: ['DELETE FROM recommendations WHERE user_id = $1'],
  },
  {
    table: 'recommendation_runs',
    exports: 'SELECT made_at, hidden_by_language FROM recommendation_runs WHERE person_id = $1',
    erases: ['DELETE FROM recommendation_runs WHERE person_id = $1'],
  },
  {
    table: 'candidate_showings',
    exports: `SELECT job_id, place, shown_at FROM candidate_showings WHERE person_id = $1
      ORDER BY shown_at, job_id`,
    erases: ['DELETE FROM candidate_showings WHERE person_id = $1'],
  },
  {
    table: 'matching_weights',
    exports: 'SELECT weights, updated_at FROM matching_weights WHERE person_id = $1',
    erases: ['DELETE FROM matching_weights WHERE person_id = $1'],
  },
  {
    table: 'human_review_requests',
    exports: `SELECT id, job_id, text, created_at, answer, answered_at FROM human_review_requests
      WHERE user_id = $1 ORDER BY id`,
    erases: ['DELETE FROM human_review_requests WHERE user_id = $1'],
  },
  {
    table: 'schedule_slots',
    exports: `SELECT id, date, start_time, end_time, time_zone, is_available, is_recurring,
      recurring_pattern, excluded_dates, notes, created_at, updated_at FROM schedule_slots
      WHERE person_id = $1 ORDER BY id`,
    erases: ['DELETE FROM schedule_slots WHERE person_id = $1'],
  },
  {
    table: 'schedule_occurrences',
    exports: `SELECT slot_id, date, starts_at, ends_at, is_available FROM schedule_occurrences
      WHERE person_id = $1 ORDER BY starts_at`,
    erases: ['DELETE FROM schedule_occurrences WHERE person_id = $1'],
  },
  {
    table: 'blocks',
    erases: ['DELETE FROM blocks WHERE blocker_id = $1 OR blocked_id = $1'],
    because: 'a copy of what messaging hands out',
  },
  {
    table: 'favourites',
    exports: `SELECT person_id, created_at FROM favourites WHERE owner_id = $1
      ORDER BY created_at, person_id`,
    erases: ['DELETE FROM favourites WHERE owner_id = $1 OR person_id = $1'],
  },
  {
    table: 'hiring_interests',
    // Notes are the clinic's only.
    exports: `SELECT clinic_id, professional_id, status,
      CASE WHEN clinic_id = $1 THEN notes END AS notes, contacted_at, hired_at, created_at
      FROM hiring_interests WHERE clinic_id = $1 OR professional_id = $1 ORDER BY id`,
    erases: ['DELETE FROM hiring_interests WHERE clinic_id = $1 OR professional_id = $1'],
  },
  {
    table: 'calendar_feeds',
    exports: 'SELECT locale, created_at FROM calendar_feeds WHERE person_id = $1',
    erases: ['DELETE FROM calendar_feeds WHERE person_id = $1'],
  },
];
