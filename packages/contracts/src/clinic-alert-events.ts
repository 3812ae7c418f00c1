import type { AlertAnswer } from './clinic-alert-terms';

export type ClinicAlertEvents = {
  'clinic-alert.sent': { alertId: number; clinicId: number; professionalIds: number[]; at: string };
  /** Alerts above the day's limit, once a day. */
  'clinic-alert.digest': {
    recipients: { professionalId: number; alertCount: number }[];
    at: string;
  };
  'clinic-alert.answered': {
    alertId: number;
    clinicId: number;
    professionalId: number;
    answer: AlertAnswer;
    at: string;
  };
};
