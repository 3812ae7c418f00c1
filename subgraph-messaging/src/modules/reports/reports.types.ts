import type { ReportReason, ReportSubject } from '@tbt/contracts';
import type { MessageAttachmentRow, ReportedMessageRow, ReportRow } from '../../generated/tables';

export type Report = ReportRow;
export type ReportedMessage = ReportedMessageRow;

/** An attachment of a reported message, with what decides who may open it. */
export type ReportedFile = MessageAttachmentRow & { reportId: number } & Pick<
    Report,
    'assignedTo' | 'status' | 'aboutUserId'
  >;

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
