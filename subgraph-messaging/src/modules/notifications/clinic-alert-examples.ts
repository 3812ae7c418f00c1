import type { ClinicAlertEvents, DomainEvents } from '@tbt/contracts';

const at = '2027-03-05T14:00:00.000Z';

/** A payload for each workflow, for tests. */
export const CLINIC_ALERT_EXAMPLES: { [N in keyof ClinicAlertEvents]: DomainEvents[N][] } = {
  'clinic-alert.sent': [{ alertId: 1, clinicId: 2, professionalIds: [3, 4], at }],
  'clinic-alert.digest': [{ recipients: [{ professionalId: 3, alertCount: 2 }], at }],
  'clinic-alert.answered': [
    { alertId: 1, clinicId: 2, professionalId: 3, answer: 'interested', at },
  ],
};
