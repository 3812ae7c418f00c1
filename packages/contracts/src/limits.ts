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
  disputeWordsMin: 10,
  disputeStatementMax: 4000,
  fileNameMax: 200,
  uploadProofMax: 2000,
  shiftCalendarDaysMax: 62,
  humanReviewMax: 1000,
  messageMax: 4000,
  messageAttachmentsMax: 5,
  /** Of known push services: 300 characters at most. */
  pushEndpointMax: 1000,
  pushLabelMax: 80,
  emailMax: 254,
  streetAddressMax: 200,
  postalCodeMax: 10,
  licenceNumberMax: 50,
  institutionMax: 200,
  promotionalCodeMax: 50,
  deskReasonMax: 500,
  phoneMax: 40,
  contactSubjectMax: 200,
  contactMessageMax: 5000,
  feedbackTitleMax: 200,
  feedbackMax: 5000,
  /** Milliseconds, of layout shifts thousandths. */
  webVitalMax: 600_000,
  pageSpeedDaysMax: 90,
  roadmapTitleMax: 200,
  supportNoteMax: 2000,
  reportedMessagesMax: 20,
  /** Newest items of each stage. */
  roadmapItemsMax: 50,
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
  /** A shorter one would earn reviews and a record without work. */
  shiftMinutesMin: 60,
  shiftMinutesMax: 12 * 60,
  /** From today, local to the shift. */
  jobMonthsAhead: 24,
  /** Days of a series, all extensions included. */
  seriesDaysMax: 200,
  searchDistanceMax: 5000,
  jobTemplatesMax: 50,
  savedSearchesMax: 10,
  /** Of a clinic, closed ones included. */
  clinicLocationsMax: 200,
  locationNameMax: 80,
  locationParkingMax: 500,
  jobAlertsMax: 20,
  jobAlertCitiesMax: 20,
  /** Kilometres; 999 is no limit. */
  jobAlertDistanceMax: 999,
  savedSearchNameMax: 60,
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
  /** Members and open invitations of a clinic. */
  clinicMembersMax: 100,
  blockedPeopleMax: 500,
  pinnedConversationsMax: 10,
  hiringNotesMax: 2000,
  pageMax: 100,
  pageDefault: 50,
} as const;

/** Faster than a person reads the contact form. */
export const CONTACT_SECONDS_OPEN_MIN = 2;
