/** `active` is written and not sent yet. */
export const CLINIC_ALERT_STATUSES = ['active', 'sent', 'cancelled', 'expired'] as const;
export type ClinicAlertStatus = (typeof CLINIC_ALERT_STATUSES)[number];

/** `waiting` is for the next digest; `stopped` never left. */
export const ALERT_RECIPIENT_STATUSES = [
  'sent',
  'waiting',
  'read',
  'responded',
  'stopped',
] as const;
export type AlertRecipientStatus = (typeof ALERT_RECIPIENT_STATUSES)[number];

export const ALERT_ANSWERS = ['interested', 'declined'] as const;
export type AlertAnswer = (typeof ALERT_ANSWERS)[number];

export const CLINIC_ALERT_TERMS = {
  titleMax: 200,
  messageMax: 2000,
  replyMax: 500,
  /** Within 24 hours, beside the digest. */
  perDayMax: 2,
  sampleSize: 5,
  expiryDaysMax: 60,
} as const;
