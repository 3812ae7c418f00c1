/** Days, hours and files of a case. */
export const DISPUTE_TERMS = {
  /** After the end of the shift. */
  openDays: 14,
  /** After the clinic declared a no-show. */
  noShowHours: 24,
  answerHours: 72,
  /** After the first ruling. */
  appealDays: 7,
  /** Per side. */
  evidenceMax: 5,
  ruledMinutesMax: 960,
} as const;

/** What an administrator can do in the transaction of a ruling; null leaves it as it is. */
export type RulingEffects = {
  /** Worked and paid. */
  minutes: number | null;
  isDeductionLifted: boolean | null;
  isPaid: boolean | null;
};
