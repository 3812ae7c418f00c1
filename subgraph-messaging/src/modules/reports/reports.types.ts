import type { ReportReason, ReportSubject } from '@tbt/contracts';
import { z } from 'zod';
import { MessageAttachmentRow, ReportedMessageRow, ReportRow } from '../../generated/tables';

export const Report = ReportRow;
export type Report = ReportRow;
export const ReportedMessage = ReportedMessageRow;
export type ReportedMessage = ReportedMessageRow;

/** An attachment of a reported message, with what decides who may open it. */
export const ReportedFile = MessageAttachmentRow.extend(
  Report.pick({ assignedTo: true, status: true }).shape,
).extend({ reportId: z.number() });
export type ReportedFile = z.infer<typeof ReportedFile>;

export type ReportedSubject = {
  aboutUserId: number | null;
  messages: Omit<ReportedMessage, 'reportId'>[];
};

export type NewReport = {
  /** Null for the site itself. */
  reporterId: number | null;
  isAutomatic?: boolean;
  subject: ReportSubject;
  subjectId: number;
  aboutUserId: number | null;
  reason: ReportReason;
  statement: string | null;
  dueAt: Date;
  createdAt: Date;
};
