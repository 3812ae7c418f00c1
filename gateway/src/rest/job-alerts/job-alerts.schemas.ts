import * as z from 'zod/mini';
import {
  ALERT_FREQUENCIES,
  ALERT_METHODS,
  ALERT_NOTIFICATION_STATUSES,
  JOB_TYPES,
  PROFESSIONAL_ROLES,
} from '@tbt/contracts';
import type {
  RestJobAlertFieldsFragment,
  RestJobAlertNotificationFieldsFragment,
} from '../../generated/graphql';
import { decimalField, idField, instantField, numberOf, texts } from '../entity-fields';
import { jobSchema } from '../jobs/jobs.schemas';
import { pageFields } from '../query-fields';

export const jobAlertSchema = z.object({
  id: idField,
  userId: idField,
  isActive: z.boolean(),
  roles: z.array(z.enum(PROFESSIONAL_ROLES)),
  provinces: texts,
  cities: texts,
  minHourlyRate: z.nullable(decimalField),
  maxTravelDistance: z.nullable(z.int()),
  jobTypes: z.array(z.enum(JOB_TYPES)),
  availability: texts,
  notificationMethod: z.enum(ALERT_METHODS),
  frequency: z.enum(ALERT_FREQUENCIES),
  lastNotifiedAt: z.nullable(instantField),
});

export const jobAlertPreviewSchema = z.object({ count: z.int(), jobs: z.array(jobSchema) });

export const jobAlertNotificationSchema = z.object({
  id: idField,
  userId: idField,
  jobId: idField,
  alertPreferenceId: idField,
  matchScore: decimalField,
  matchReasons: texts,
  status: z.enum(ALERT_NOTIFICATION_STATUSES),
  sentAt: z.nullable(instantField),
  readAt: z.nullable(instantField),
  actionTakenAt: z.nullable(instantField),
});

export const pageQuery = z.object(pageFields);

export const toJobAlert = (alert: RestJobAlertFieldsFragment): z.output<typeof jobAlertSchema> => ({
  ...alert,
  id: numberOf(alert.id),
  userId: numberOf(alert.userId),
  minHourlyRate: alert.minHourlyRate ?? null,
  maxTravelDistance: alert.maxTravelDistance ?? null,
  lastNotifiedAt: alert.lastNotifiedAt ?? null,
});

export const toJobAlertNotification = (
  found: RestJobAlertNotificationFieldsFragment,
): z.output<typeof jobAlertNotificationSchema> => ({
  ...found,
  id: numberOf(found.id),
  userId: numberOf(found.userId),
  jobId: numberOf(found.jobId),
  alertPreferenceId: numberOf(found.alertPreferenceId),
  sentAt: found.sentAt ?? null,
  readAt: found.readAt ?? null,
  actionTakenAt: found.actionTakenAt ?? null,
});
