/** Figures of the specification (sections 5 and 9) and of the outer contract that both sides need. */
export const LIMITS = {
  /** Log-in form minimum; characters. */
  logInPasswordMin: 6,
  passwordMin: 8,
  passwordMax: 128,
  nameMax: 100,
  cityMax: 100,
  jobTitleMax: 200,
  jobDescriptionMax: 5000,
  applicationMessageMax: 2000,
  messageMax: 4000,
  emailMax: 254,
  streetAddressMax: 200,
  postalCodeMax: 10,
  licenceNumberMax: 50,
  institutionMax: 200,
  /** Canadian dollars per hour. */
  hourlyRateMin: 15,
  hourlyRateMax: 500,
  /** Minutes. */
  shiftMinutesMax: 12 * 60,
  /** Months ahead of today on the clock of the shift's place. */
  jobMonthsAhead: 24,
  pageMax: 100,
  pageDefault: 50,
} as const;

/** Active jobs a clinic may have at once; null is unlimited. */
export const ACTIVE_JOB_LIMIT = { none: 1, basic: 5, pro: 20, premium: null } as const;
/** Plans whose clinics may write first to anybody. */
export const WRITE_FIRST_TIERS = ['pro', 'premium'] as const;
