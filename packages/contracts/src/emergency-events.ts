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
    /** Kilometres to each of them, in their order, null where unknown; absent in events of earlier releases. */
    distancesKm?: (number | null)[];
    /** Canadian dollars, two decimals. */
    hourlyRate: string;
    /** The best of several answers is booked; absent in events of earlier releases. */
    isAssignedForMe?: boolean;
    /** Of them, whose application to the shift waits, and since when (YYYY-MM-DD, local to the shift); absent in events of earlier releases. */
    applied?: { professionalId: number; on: string }[];
    at: string;
  };
  'emergency.ended': ShiftEventPayload & {
    emergencyRequestId: number;
    jobId: number;
    clinicId: number;
    status: Exclude<EmergencyStatus, 'active'>;
    /** Professionals who answered and were not assigned. */
    notChosenIds: number[];
    /** Everyone who was asked; absent in events of earlier releases. */
    askedIds?: number[];
    /** Of a cancelled one: those asked who did not decline; absent in events of earlier releases. */
    cancelledForIds?: number[];
    at: string;
  };
};
