/** Figures of the specification (sections 5 and 9) and of the API contract that both sides need. */
export const LIMITS = {
  /** Log-in form; characters. */
  logInPasswordMin: 6,
  passwordMin: 8,
  passwordMax: 128,
  /** Characters; issued tokens have 43. */
  linkTokenMax: 200,
  nameMax: 100,
  nameWordsMax: 8,
  cityMax: 100,
  jobTitleMax: 200,
  jobDescriptionMax: 5000,
  moreDatesMax: 31,
  templateNameMax: 100,
  applicationMessageMax: 2000,
  cancellationNoteMax: 500,
  bookingChangeMessageMax: 500,
  hoursNoteMax: 500,
  waiverNoteMax: 500,
  appealTextMax: 1000,
  /** Stars. */
  ratingMin: 1,
  ratingMax: 5,
  reviewCommentMax: 2000,
  reviewReplyMax: 1000,
  reviewReportMax: 1000,
  disputeStatementMax: 4000,
  fileNameMax: 200,
  uploadProofMax: 2000,
  shiftCalendarDaysMax: 62,
  humanReviewMax: 1000,
  messageMax: 4000,
  emailMax: 254,
  streetAddressMax: 200,
  postalCodeMax: 10,
  licenceNumberMax: 50,
  institutionMax: 200,
  promotionalCodeMax: 50,
  phoneMax: 40,
  contactSubjectMax: 200,
  contactMessageMax: 5000,
  /** Kilometres. */
  travelDistanceDefault: 25,
  officeFactMax: 500,
  orientationStepsMax: 20,
  orientationStepMax: 200,
  officePhotosMax: 8,
  minutesPerPatientMin: 10,
  minutesPerPatientMax: 240,
  licenceConditionsMax: 1000,
  /** Per professional; every licence is work for a reviewer. */
  licencesMax: 40,
  documentUrlMax: 2000,
  rejectionReasonMax: 500,
  abbreviationMax: 20,
  /** Canadian dollars per hour. */
  hourlyRateMin: 15,
  hourlyRateMax: 500,
  shiftMinutesMax: 12 * 60,
  /** From today, local to the shift. */
  jobMonthsAhead: 24,
  /** Days of a series, all extensions included. */
  seriesDaysMax: 200,
  searchDistanceMax: 5000,
  jobTemplatesMax: 50,
  photoBytesMax: 5_242_880,
  documentBytesMax: 10_485_760,
  photoPixelsMax: 40_000_000,
  scheduleNotesMax: 500,
  /** Per professional; a series counts once. */
  scheduleSlotsMax: 500,
  /** Upcoming days of a professional's slots, each day of a series counted: all are computed at once. */
  scheduleDaysMax: 5000,
  scheduleMonthsAhead: 24,
  recurrenceCountMax: 731,
  scheduleWindowDays: 62,
  availableDaysMax: 31,
  /** Per user; also the limit of blocked users. */
  favouritesMax: 500,
  blockedPeopleMax: 500,
  hiringNotesMax: 2000,
  pageMax: 100,
  pageDefault: 50,
} as const;

/** Active jobs of a clinic; null is unlimited. */
export const ACTIVE_JOB_LIMIT = { none: 1, basic: 5, pro: 20, premium: null } as const;
/** Professionals ranked for a shift; null is all. */
export const RANKED_PEOPLE_LIMIT = { none: 3, basic: 10, pro: null, premium: null } as const;
export const ADVANCED_MATCHING_TIERS = ['premium'] as const;
/** Plans whose clinics may start a conversation with any professional. */
export const WRITE_FIRST_TIERS = ['pro', 'premium'] as const;
