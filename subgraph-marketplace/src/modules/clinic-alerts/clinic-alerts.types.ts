import type { AlertAnswer, AlertRecipientStatus } from '@tbt/contracts';
import type { ClinicAlertRow } from '../../generated/tables';

export type ClinicAlert = ClinicAlertRow & {
  waitingCount: number;
  readCount: number;
  answerCount: number;
  interestedCount: number;
};

export type AlertRecipient = {
  alertId: number;
  professionalId: number;
  status: AlertRecipientStatus;
  sentAt: Date | null;
  readAt: Date | null;
  respondedAt: Date | null;
  answer: AlertAnswer | null;
  reply: string | null;
  /** Interested 2, answered or read 1, else 0. */
  rank: number;
  /** When the recipient last did something, else when it was sent. */
  at: Date;
};

export type ReceivedAlert = Pick<
  ClinicAlertRow,
  'clinicId' | 'title' | 'message' | 'urgencyLevel' | 'expiresAt'
> & {
  alertId: number;
  sentAt: Date;
  readAt: Date | null;
  respondedAt: Date | null;
  answer: AlertAnswer | null;
  reply: string | null;
  isOver: boolean;
};

export type AudienceMember = { professionalId: number; reasons: string[] };
export type AlertAudience = { count: number; sample: AudienceMember[] };
