import { claimed } from '@tbt/service-kit';
import type { AlertAnswer, AlertRecipientStatus } from '@tbt/contracts';
import { z } from 'zod';
import { ClinicAlertRow } from '../../generated/tables';

export const ClinicAlert = ClinicAlertRow.extend({
  waitingCount: z.number(),
  readCount: z.number(),
  answerCount: z.number(),
  interestedCount: z.number(),
});
export type ClinicAlert = z.infer<typeof ClinicAlert>;

export const AlertRecipient = z.object({
  alertId: z.number(),
  professionalId: z.number(),
  status: claimed<AlertRecipientStatus>(),
  sentAt: z.date().nullable(),
  readAt: z.date().nullable(),
  respondedAt: z.date().nullable(),
  answer: claimed<AlertAnswer>().nullable(),
  reply: z.string().nullable(),
  /** Interested 2, answered or read 1, else 0. */
  rank: z.number(),
  /** When the recipient last did something, else when it was sent. */
  at: z.date(),
});
export type AlertRecipient = z.infer<typeof AlertRecipient>;

export const ReceivedAlert = ClinicAlertRow.pick({
  clinicId: true,
  title: true,
  message: true,
  urgencyLevel: true,
  expiresAt: true,
}).extend({
  alertId: z.number(),
  sentAt: z.date(),
  readAt: z.date().nullable(),
  respondedAt: z.date().nullable(),
  answer: claimed<AlertAnswer>().nullable(),
  reply: z.string().nullable(),
  isOver: z.boolean(),
});
export type ReceivedAlert = z.infer<typeof ReceivedAlert>;

export type AudienceMember = { professionalId: number; reasons: string[] };
export type AlertAudience = { count: number; sample: AudienceMember[] };
