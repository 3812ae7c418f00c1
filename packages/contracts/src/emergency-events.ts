import type { ShiftEventPayload } from './booking-events';
import type { EmergencyStatus } from './emergency-terms';

export type EmergencyEvents = {
  /** A wave of an emergency request; one of many recipients is published in parts. */
  'emergency.offered': ShiftEventPayload & {
    emergencyRequestId: number;
    jobId: number;
    clinicId: number;
    wave: number;
    professionalIds: number[];
    /** Canadian dollars, two decimals. */
    hourlyRate: string;
    at: string;
  };
  'emergency.ended': ShiftEventPayload & {
    emergencyRequestId: number;
    jobId: number;
    clinicId: number;
    status: Exclude<EmergencyStatus, 'active'>;
    /** Professionals who answered and were not assigned. */
    notChosenIds: number[];
    at: string;
  };
};
