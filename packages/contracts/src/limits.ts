/** Figures of the specification (sections 5 and 9) and of the outer contract that both sides need. */
export const LIMITS = {
  /** Log-in form minimum; characters. */
  logInPasswordMin: 6,
  passwordMin: 8,
  passwordMax: 128,
  /** Characters of a mailed link's token; ours have 43. */
  linkTokenMax: 200,
  nameMax: 100,
  cityMax: 100,
  jobTitleMax: 200,
  jobDescriptionMax: 5000,
  /** Further days of one posting. */
  moreDatesMax: 31,
  templateNameMax: 100,
  applicationMessageMax: 2000,
  cancellationNoteMax: 500,
  bookingChangeMessageMax: 500,
  waiverNoteMax: 500,
  appealTextMax: 1000,
  /** Days of the calendar of shifts that are read at once. */
  shiftCalendarDaysMax: 62,
  /** Characters of a request that a person looks at a ranking, and of the answer. */
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
  /** Kilometres, where a professional says nothing else. */
  travelDistanceDefault: 25,
  officeFactMax: 500,
  orientationStepsMax: 20,
  orientationStepMax: 200,
  officePhotosMax: 8,
  /** Minutes planned for one patient. */
  minutesPerPatientMin: 10,
  minutesPerPatientMax: 240,
  licenceConditionsMax: 1000,
  /** On record for one person; every new one is work for a reviewer. */
  licencesMax: 40,
  documentUrlMax: 2000,
  rejectionReasonMax: 500,
  abbreviationMax: 20,
  /** Canadian dollars per hour. */
  hourlyRateMin: 15,
  hourlyRateMax: 500,
  /** Minutes. */
  shiftMinutesMax: 12 * 60,
  /** Months ahead of today on the clock of the shift's place. */
  jobMonthsAhead: 24,
  /** Days of a series, however often it is extended. */
  seriesDaysMax: 200,
  /** Kilometres around a place in which shifts are looked for. */
  searchDistanceMax: 5000,
  /** Of one clinic. */
  jobTemplatesMax: 50,
  /** Bytes of a photo's file. */
  photoBytesMax: 5_242_880,
  /** Bytes of a document's file. */
  documentBytesMax: 10_485_760,
  /** Width times height of a photo. */
  photoPixelsMax: 40_000_000,
  scheduleNotesMax: 500,
  /** Slots of one person; a series counts once. */
  scheduleSlotsMax: 500,
  /** Coming days of one person's slots, each day of a series counted: all are computed at once. */
  scheduleDaysMax: 5000,
  /** Months ahead of today in which a slot may begin, and months that a series may last. */
  scheduleMonthsAhead: 24,
  /** Two years of days. */
  recurrenceCountMax: 731,
  /** Days of a schedule that are read at once. */
  scheduleWindowDays: 62,
  /** Days in a row on which somebody is looked for. */
  availableDaysMax: 31,
  /** People whom one person keeps as favourites, or has blocked. */
  favouritesMax: 500,
  blockedPeopleMax: 500,
  hiringNotesMax: 2000,
  pageMax: 100,
  pageDefault: 50,
} as const;

/** Active jobs a clinic may have at once; null is unlimited. */
export const ACTIVE_JOB_LIMIT = { none: 1, basic: 5, pro: 20, premium: null } as const;
/** People ranked for a shift that a plan shows; null is all of them. */
export const RANKED_PEOPLE_LIMIT = { none: 3, basic: 10, pro: null, premium: null } as const;
/** Plans with advanced matching: own weights, and what would change a match. */
export const ADVANCED_MATCHING_TIERS = ['premium'] as const;
/** Plans whose clinics may write first to anybody. */
export const WRITE_FIRST_TIERS = ['pro', 'premium'] as const;
