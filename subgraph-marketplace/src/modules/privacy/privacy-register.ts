import { exportRows, KIT_TABLES, type PersonalTable } from '@tbt/service-kit';
import {
  ApplicationTable,
  ApplicationRoundTable,
  BookingTable,
  BookingChangeTable,
  CalendarFeedTable,
  CandidateShowingTable,
  FavouriteTable,
  HiringInterestTable,
  HumanReviewRequestTable,
  InvitationTable,
  JobTable,
  JobSeriesTable,
  JobTemplateTable,
  ClinicStatementTable,
  MatchingWeightsTable,
  MessageAnswerTable,
  RecommendationTable,
  RecommendationRunTable,
  ReliabilityEntryTable,
  ScheduleOccurrenceTable,
  ScheduleSlotTable,
} from '../../generated/tables';
import { JOB_ALERT_TABLES } from './job-alert-register';
import { ERASED_JOB, ERASED_PERSON } from './erased-columns';
import { OFFICE_TABLES } from './office-register';
import { ALERT_TABLES } from './alert-register';
import { SHIFT_DAY_TABLES } from './shift-day-register';

/** A test compares it with the database. */
export const MARKETPLACE_TABLES: readonly PersonalTable[] = [
  ...KIT_TABLES,
  ...SHIFT_DAY_TABLES,
  ...JOB_ALERT_TABLES,
  ...ALERT_TABLES,
  ...OFFICE_TABLES,
  {
    table: 'jobs',
    exports: exportRows(
      JobTable,
      [
        'clinicId',
        'cityKey',
        'startsAt',
        'endsAt',
        'zoneDataVersion',
        'durationMinutes',
        'isEvening',
        'postalArea',
        'latitude',
        'longitude',
        'seriesId',
        'revision',
        'termsRevision',
        'formerTerms',
        'publishesAt',
      ],
      'WHERE clinic_id = $1 ORDER BY id',
    ),
    erases: [`UPDATE jobs SET ${ERASED_JOB} WHERE clinic_id = $1`],
  },
  {
    table: 'job_series',
    exports: exportRows(JobSeriesTable, ['clinicId'], 'WHERE clinic_id = $1 ORDER BY id'),
    because: 'ids of shifts that were posted together',
  },
  {
    table: 'clinic_statements',
    exports: exportRows(ClinicStatementTable, ['clinicId'], 'WHERE clinic_id = $1 ORDER BY month'),
    erases: ['DELETE FROM clinic_statements WHERE clinic_id = $1'],
  },
  {
    table: 'job_templates',
    exports: exportRows(
      JobTemplateTable,
      ['clinicId', 'nameKey'],
      'WHERE clinic_id = $1 ORDER BY id',
    ),
    erases: ['DELETE FROM job_templates WHERE clinic_id = $1'],
  },
  {
    table: 'typical_rates',
    because: 'figures of provinces; who last changed one stays on record',
  },
  {
    table: 'reliability_ladders',
    because: 'points of everyone; who set a version stays on record',
  },
  {
    table: 'holiday_changes',
    because: 'days of provinces; who last changed one stays on record',
  },
  { table: 'marketplace_weeks', because: 'counts of provinces and weeks, about no user' },
  { table: 'statistics_runs', because: 'when counts were made' },
  {
    table: 'applications',
    exports: exportRows(
      ApplicationTable,
      ['applicantId', 'rounds', 'wasPassedOver', 'revision', 'jobRevision'],
      'WHERE applicant_id = $1 ORDER BY id',
    ),
    erases: ['UPDATE applications SET message = NULL WHERE applicant_id = $1'],
  },
  {
    table: 'application_rounds',
    exports: exportRows(
      ApplicationRoundTable,
      ['message'],
      'JOIN applications a ON a.id = r.application_id JOIN jobs j ON j.id = a.job_id WHERE a.applicant_id = $1 OR j.clinic_id = $1 ORDER BY r.application_id, r.position',
      {
        as: 'r',
        also: "CASE WHEN (r.side = 'temp') = (a.applicant_id = $1) THEN r.message END AS message",
      },
    ),
    // Rates stay with the booking; each side's texts are erased with that side.
    erases: [
      `UPDATE application_rounds r SET message = NULL FROM applications a JOIN jobs j ON j.id = a.job_id
        WHERE a.id = r.application_id AND ((r.side = 'temp' AND a.applicant_id = $1)
          OR (r.side = 'clinic' AND j.clinic_id = $1))`,
    ],
  },
  {
    table: 'invitations',
    exports: exportRows(
      InvitationTable,
      ['revision', 'jobRevision', 'updatedAt'],
      'JOIN jobs j ON j.id = i.job_id WHERE i.professional_id = $1 OR j.clinic_id = $1 ORDER BY i.id',
      { as: 'i' },
    ),
    because: 'the other side’s record too; ids, a rate and an answer, deleted after two years',
  },
  {
    table: 'bookings',
    exports: exportRows(
      BookingTable,
      [
        'applicationId',
        'paddedUntil',
        'zoneDataVersion',
        'revision',
        'confirmAskedAt',
        'confirmMissedAt',
        'atRiskSince',
        'keptAt',
        'checkInCode',
        'checkInAskedAt',
        'refillJobId',
        'hoursReminders',
        'reviewAskedAt',
        'cancelledFrom',
        'undoUntil',
        'settledAt',
        'waiverNote',
        'waiverRequestedAt',
        'waiverRequestedBy',
        'waiverDecidedAt',
        'waiverDecidedBy',
        'keptParties',
      ],
      'WHERE professional_id = $1 OR clinic_id = $1 ORDER BY id',
    ),
    // The other side's record and the basis of invoices: only the user's texts are erased.
    erases: [
      `UPDATE bookings SET cancel_note = NULL WHERE
        (professional_id = $1 AND cancelled_by = 'temp') OR (clinic_id = $1 AND cancelled_by = 'clinic')`,
      'UPDATE bookings SET waiver_note = NULL WHERE clinic_id = $1',
    ],
    because:
      'name and address of a closed account stay until the invoice that may follow, which must be kept by law',
  },
  {
    table: 'booking_changes',
    exports: exportRows(
      BookingChangeTable,
      ['proposedBy', 'startsAt', 'endsAt'],
      'JOIN bookings b ON b.id = c.booking_id WHERE b.professional_id = $1 OR b.clinic_id = $1 ORDER BY c.id',
      { as: 'c' },
    ),
    erases: [
      `UPDATE booking_changes c SET message = NULL FROM bookings b WHERE b.id = c.booking_id
        AND ((b.professional_id = $1 AND c.by = 'temp') OR (b.clinic_id = $1 AND c.by = 'clinic'))`,
    ],
  },
  {
    table: 'reliability_entries',
    exports: exportRows(
      ReliabilityEntryTable,
      ['professionalId', 'createdAt', 'appealDecidedBy'],
      'WHERE professional_id = $1 ORDER BY id',
    ),
    erases: ['DELETE FROM reliability_entries WHERE professional_id = $1'],
  },
  {
    table: 'people',
    exports: `SELECT avg_rating::text, total_reviews, is_on_call, emergency_radius,
      emergency_available, on_call_hours, response_time, pays_in_days, posting_blocked_at FROM people WHERE id = $1`,
    erases: [`UPDATE people SET ${ERASED_PERSON} WHERE id = $1`],
  },
  {
    table: 'recommendations',
    exports: exportRows(
      RecommendationTable,
      ['id', 'userId', 'updatedAt'],
      'WHERE user_id = $1 ORDER BY id',
    ),
    erases: ['DELETE FROM recommendations WHERE user_id = $1'],
  },
  {
    table: 'recommendation_runs',
    exports: exportRows(RecommendationRunTable, ['personId'], 'WHERE person_id = $1'),
    erases: ['DELETE FROM recommendation_runs WHERE person_id = $1'],
  },
  {
    table: 'candidate_showings',
    exports: exportRows(
      CandidateShowingTable,
      ['personId'],
      'WHERE person_id = $1 ORDER BY shown_at, job_id',
    ),
    erases: ['DELETE FROM candidate_showings WHERE person_id = $1'],
  },
  {
    table: 'matching_weights',
    exports: exportRows(MatchingWeightsTable, ['personId'], 'WHERE person_id = $1'),
    erases: ['DELETE FROM matching_weights WHERE person_id = $1'],
  },
  { table: 'match_versions', because: 'standard weights; no personal data' },
  {
    table: 'human_review_requests',
    exports: exportRows(
      HumanReviewRequestTable,
      ['userId', 'answeredBy'],
      'WHERE user_id = $1 ORDER BY id',
    ),
    erases: ['DELETE FROM human_review_requests WHERE user_id = $1'],
  },
  {
    table: 'schedule_slots',
    exports: exportRows(
      ScheduleSlotTable,
      ['personId', 'materialisedUntil', 'endsOn'],
      'WHERE person_id = $1 ORDER BY id',
    ),
    erases: ['DELETE FROM schedule_slots WHERE person_id = $1'],
  },
  {
    table: 'schedule_occurrences',
    exports: exportRows(
      ScheduleOccurrenceTable,
      ['personId', 'zoneDataVersion'],
      'WHERE person_id = $1 ORDER BY starts_at',
    ),
    erases: ['DELETE FROM schedule_occurrences WHERE person_id = $1'],
  },
  {
    table: 'blocks',
    erases: ['DELETE FROM blocks WHERE blocker_id = $1 OR blocked_id = $1'],
    because: 'a copy of what messaging hands out',
  },
  {
    table: 'message_answers',
    exports: exportRows(
      MessageAnswerTable,
      ['answererId', 'askerId'],
      'WHERE answerer_id = $1 ORDER BY answered_at',
    ),
    erases: ['DELETE FROM message_answers WHERE answerer_id = $1 OR asker_id = $1'],
  },
  {
    table: 'favourites',
    exports: exportRows(
      FavouriteTable,
      ['ownerId'],
      'WHERE owner_id = $1 ORDER BY created_at, person_id',
    ),
    erases: ['DELETE FROM favourites WHERE owner_id = $1 OR person_id = $1'],
  },
  {
    table: 'hiring_interests',
    // Notes are the clinic's only.
    exports: exportRows(
      HiringInterestTable,
      ['id', 'notes', 'commissionAmount', 'commissionPaid'],
      'WHERE clinic_id = $1 OR professional_id = $1 ORDER BY id',
      { also: 'CASE WHEN clinic_id = $1 THEN notes END AS notes' },
    ),
    erases: ['DELETE FROM hiring_interests WHERE clinic_id = $1 OR professional_id = $1'],
  },
  {
    table: 'calendar_feeds',
    exports: exportRows(CalendarFeedTable, ['personId', 'tokenHash'], 'WHERE person_id = $1'),
    erases: ['DELETE FROM calendar_feeds WHERE person_id = $1'],
  },
];
