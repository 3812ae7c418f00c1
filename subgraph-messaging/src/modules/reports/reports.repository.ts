import type { SupportReportOutcome } from '@tbt/contracts';
import { conflict, onConstraint } from '@tbt/service-kit';
import type { MessagingTx } from '../../database';
import type { NewReport, Report, ReportedSubject } from './reports.types';

const CLOSED = 'closed';

/** @throws DomainError CONFLICT already_reported. */
export async function insertReport(
  tx: MessagingTx,
  report: NewReport,
  { messages }: Pick<ReportedSubject, 'messages'>,
): Promise<Report> {
  try {
    return await tx.report.create({ data: { ...report, messages: { create: messages } } });
  } catch (error) {
    return onConstraint(error, {
      reports_reporter_id_subject_subject_id_key: () =>
        conflict('support.reported', { reasons: ['already_reported'] }),
    });
  }
}

export const findReport = (tx: MessagingTx, id: number): Promise<Report | null> =>
  tx.report.findUnique({ where: { id } });

export type ReportChange = Partial<Pick<Report, 'status' | 'assignedTo' | 'outcome'>>;

/** Null when another change came first. */
export async function changeReport(
  tx: MessagingTx,
  { id, version }: Pick<Report, 'id' | 'version'>,
  change: ReportChange,
): Promise<Report | null> {
  const [changed] = await tx.report.updateManyAndReturn({
    where: { id, version },
    data: { ...change, version: { increment: 1 } },
  });
  return changed ?? null;
}

export async function closeReviewReports(
  tx: MessagingTx,
  { reviewId, outcome }: { reviewId: number; outcome: SupportReportOutcome },
): Promise<void> {
  await tx.report.updateMany({
    where: { subject: 'review', subjectId: reviewId, status: { not: CLOSED } },
    data: { status: CLOSED, outcome, version: { increment: 1 } },
  });
}
