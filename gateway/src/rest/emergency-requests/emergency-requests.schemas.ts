import * as z from 'zod/mini';
import {
  EMERGENCY_RESPONSE_STATUSES,
  EMERGENCY_STATUSES,
  ON_CALL_DAYS,
  PROFESSIONAL_ROLES,
  URGENCY_LEVELS,
  id,
  requestEmergencyRule,
} from '@tbt/contracts';
import type {
  RestEmergencyFieldsFragment,
  RestEmergencyResponseFieldsFragment,
  RestSetOnCallMutation,
} from '../../generated/graphql';
import {
  dateField,
  decimalField,
  idField,
  instantField,
  maybeNumberOf,
  maybeText,
  numberOf,
  timeField,
} from '../entity-fields';

export const emergencyRequestSchema = z.object({
  id: idField,
  clinicId: idField,
  jobId: idField,
  jobRevision: z.number(),
  title: z.string(),
  description: maybeText,
  role: z.enum(PROFESSIONAL_ROLES),
  province: z.string(),
  city: z.string(),
  urgencyLevel: z.enum(URGENCY_LEVELS),
  maxRadius: z.number(),
  neededDate: dateField,
  neededTime: timeField,
  duration: z.number(),
  hourlyRate: decimalField,
  startsAt: instantField,
  endsAt: instantField,
  timeZone: z.string(),
  status: z.enum(EMERGENCY_STATUSES),
  isAssignedForMe: z.boolean(),
  assignedTo: z.nullable(idField),
  respondedProfessionals: z.array(idField),
  wave: z.number(),
  radius: z.number(),
  nextWaveAt: z.nullable(instantField),
  askedAt: z.nullable(instantField),
  distanceKm: z.nullable(z.number()),
  createdAt: instantField,
  endedAt: z.nullable(instantField),
});

export const emergencyResponseSchema = z.object({
  id: idField,
  emergencyRequestId: idField,
  professionalId: idField,
  responseTime: z.number(),
  message: maybeText,
  estimatedArrival: instantField,
  status: z.enum(EMERGENCY_RESPONSE_STATUSES),
  createdAt: instantField,
  bookingId: z.nullable(idField),
});

export const onCallSchema = z.object({
  isOnCall: z.boolean(),
  emergencyRadius: z.number(),
  emergencyAvailable: z.boolean(),
  hours: z.array(z.object({ day: z.enum(ON_CALL_DAYS), from: timeField, to: timeField })),
});

/** It names an open shift, or describes a new one: what is missing is refused by the subgraph. */
export const requestBody = z.extend(z.partial(requestEmergencyRule), {
  jobId: z.optional(z.nullish(id)),
});

export const toEmergencyRequest = ({
  id,
  clinicId,
  jobId,
  assignedTo,
  respondedProfessionals,
  ...request
}: RestEmergencyFieldsFragment) => ({
  ...request,
  id: numberOf(id),
  clinicId: numberOf(clinicId),
  jobId: numberOf(jobId),
  description: request.description ?? null,
  assignedTo: maybeNumberOf(assignedTo),
  respondedProfessionals: respondedProfessionals.map(numberOf),
  nextWaveAt: request.nextWaveAt ?? null,
  askedAt: request.askedAt ?? null,
  distanceKm: request.distanceKm ?? null,
  endedAt: request.endedAt ?? null,
});

export const toEmergencyResponse = (
  { id, emergencyRequestId, professionalId, message, ...rest }: RestEmergencyResponseFieldsFragment,
  bookingId: string | null | undefined,
) => ({
  ...rest,
  id: numberOf(id),
  emergencyRequestId: numberOf(emergencyRequestId),
  professionalId: numberOf(professionalId),
  message: message ?? null,
  bookingId: maybeNumberOf(bookingId),
});

type OnCall = NonNullable<RestSetOnCallMutation['setOnCall']['onCall']>;
export const toOnCall = ({ isOnCall, emergencyRadius, emergencyAvailable, hours }: OnCall) => ({
  ...{ isOnCall, emergencyRadius, emergencyAvailable },
  hours: hours.map(({ day, from, to }) => ({ day, from, to })),
});
