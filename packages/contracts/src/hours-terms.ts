/** Hours are counted to the minute. */
export const HOURS_TERMS = {
  minutesMax: 16 * 60,
  /** Before the planned start, without a check-in. */
  earlyMinutes: 60,
  /** Without an answer the latest hours are approved. */
  silenceHours: 48,
  /** Before the silence ends. */
  silenceNoticeHours: 24,
  /** After the planned end, while no hours were sent. */
  reminderHours: [2, 24, 72],
  /** After the planned end; then the planned hours are sent. */
  plannedAfterDays: 7,
} as const;
