import { claimed } from '@tbt/service-kit';
import type {
  EmergencyResponseStatus,
  EmergencyStatus,
  OnCallHours,
  ProfessionalRole,
  Province,
  UrgencyLevel,
} from '@tbt/contracts';
import { z } from 'zod';
import type { Person } from '../people';

export const SentWave = z.object({
  wave: z.number(),
  asked: z.number(),
  declined: z.number(),
  at: z.string(),
});
export type SentWave = z.infer<typeof SentWave>;

/** Instants are text: they come as JSON. */
export const EmergencyResponse = z.object({
  id: z.number(),
  emergencyRequestId: z.number(),
  professionalId: z.number(),
  /** Seconds. */
  responseTime: z.number(),
  message: z.string().nullable(),
  estimatedArrival: z.string(),
  status: claimed<EmergencyResponseStatus>(),
  createdAt: z.string(),
});
export type EmergencyResponse = z.infer<typeof EmergencyResponse>;

/** Terms are those of the shift as it is now; the status follows it. */
export const EmergencyRequest = z.object({
  id: z.number(),
  clinicId: z.number(),
  jobId: z.number(),
  jobRevision: z.number(),
  title: z.string(),
  description: z.string().nullable(),
  role: claimed<ProfessionalRole>(),
  province: claimed<Province>(),
  city: z.string(),
  neededDate: z.string(),
  neededTime: z.string(),
  /** Minutes. */
  duration: z.number(),
  hourlyRate: z.string(),
  startsAt: z.date(),
  endsAt: z.date(),
  timeZone: z.string(),
  urgencyLevel: claimed<UrgencyLevel>(),
  maxRadius: z.number(),
  isAssignedForMe: z.boolean(),
  status: claimed<EmergencyStatus>(),
  assignedTo: z.number().nullable(),
  wave: z.number(),
  nextWaveAt: z.date().nullable(),
  createdAt: z.date(),
  endedAt: z.date().nullable(),
  waves: z.array(SentWave),
  responses: z.array(EmergencyResponse),
  /** Of the viewing professional; null for others. */
  myKm: z.number().nullable(),
  myAskedAt: z.date().nullable(),
});
export type EmergencyRequest = z.infer<typeof EmergencyRequest>;

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
