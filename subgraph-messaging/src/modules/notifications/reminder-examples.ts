import { BOOKING_REMINDERS, type BookingReminder, type CredentialGapCode } from '@tbt/contracts';

const GAPS: readonly CredentialGapCode[] = [
  'licence_expired',
  'licence_missing',
  'licence_rejected',
  'licence_pending',
];

type Example = {
  kind: BookingReminder;
  risk?: { gap: CredentialGapCode; releasesAt: { date: string; time: string } };
};

/** Payloads of tests: one for each workflow. */
export const REMINDER_EXAMPLES: readonly Example[] = [
  ...BOOKING_REMINDERS.map((kind) => ({ kind })),
  ...GAPS.map((gap) => ({
    ...{
      kind: 'at_risk' as const,
      risk: { gap, releasesAt: { date: '2027-03-04', time: '14:05' } },
    },
  })),
];
