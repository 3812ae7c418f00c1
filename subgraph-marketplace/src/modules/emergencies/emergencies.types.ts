import type {
  EmergencyResponseStatus,
  EmergencyStatus,
  OnCallHours,
  ProfessionalRole,
  Province,
  UrgencyLevel,
} from '@tbt/contracts';
import type { Person } from '../people';

/** How far one wave reached. */
export type SentWave = { wave: number; asked: number; declined: number; at: string };

/** Instants are text: they come as JSON. */
export type EmergencyResponse = {
  id: number;
  emergencyRequestId: number;
  professionalId: number;
  /** Seconds. */
  responseTime: number;
  message: string | null;
  estimatedArrival: string;
  status: EmergencyResponseStatus;
  createdAt: string;
};

/** Terms are those of the shift as it is now; the status follows it. */
export type EmergencyRequest = {
  id: number;
  clinicId: number;
  jobId: number;
  jobRevision: number;
  title: string;
  description: string | null;
  role: ProfessionalRole;
  province: Province;
  city: string;
  neededDate: string;
  neededTime: string;
  /** Minutes. */
  duration: number;
  hourlyRate: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  urgencyLevel: UrgencyLevel;
  maxRadius: number;
  isAssignedForMe: boolean;
  status: EmergencyStatus;
  assignedTo: number | null;
  wave: number;
  nextWaveAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
  waves: SentWave[];
  responses: EmergencyResponse[];
  /** Of the viewing professional; null for others. */
  myKm: number | null;
  myAskedAt: Date | null;
};

/** What changed for users outside of the transaction. */
export type ChangedEmergency = { emergencyRequestId: number; userIds: number[] };

export type OnCall = Pick<Person, 'isOnCall' | 'emergencyRadius' | 'emergencyAvailable'> & {
  id: number;
  hours: OnCallHours[];
};

export type EmergencyQuota = {
  /** Null is unlimited. */
  max: number | null;
  used: number;
  /** First day of the next month, local to the clinic. */
  resetsOn: string;
};

/** What would let the request reach more professionals. */
export type WideningHint = {
  code: 'radius' | 'time' | 'credential';
  /** Professionals it would add. */
  count: number;
  /** Kilometres to the nearest of them; null unless the code is `radius`. */
  radius: number | null;
};
