import * as z from 'zod/mini';
import {
  REPORT_REASONS,
  REPORT_SUBJECTS,
  reportChangeRule,
  reportRule,
  SUPPORT_ASSIGNMENTS,
  SUPPORT_REPORT_OUTCOMES,
  SUPPORT_REPORT_STATUSES,
  type ReportSubject,
} from '@tbt/contracts';
import type { RestReportFieldsFragment, RestSendReportMutation } from '../../generated/graphql';
import { pageQuery } from '../applications/applications.schemas';
import { idField, instantField, maybeNumberOf, maybeText, numberOf } from '../entity-fields';
import { filterOf } from '../query-fields';

export const reportBody = reportRule;
export const updateReportBody = reportChangeRule;
export const reportsQuery = z.extend(pageQuery, {
  status: filterOf(SUPPORT_REPORT_STATUSES),
  assignment: filterOf(SUPPORT_ASSIGNMENTS),
  subject: filterOf(REPORT_SUBJECTS),
});

const maybeId = z.nullable(idField);
const words = {
  subject: z.enum(REPORT_SUBJECTS),
  reason: z.enum(REPORT_REASONS),
  statement: maybeText,
  createdAt: instantField,
};

export const reportSchema = z.object({ id: idField, ...words });

export const receivedReportSchema = z.object({
  id: idField,
  subjectId: idField,
  ...words,
  status: z.enum(SUPPORT_REPORT_STATUSES),
  outcome: z.nullable(z.enum(SUPPORT_REPORT_OUTCOMES)),
  reporterId: maybeId,
  aboutUserId: maybeId,
  assignedTo: maybeId,
  messages: z.array(z.object({ senderId: maybeId, content: z.string(), sentAt: instantField })),
  files: z.array(
    z.object({
      ...{ id: idField, fileName: maybeText, mediaType: z.string(), size: z.number() },
      url: maybeText,
    }),
  ),
  notes: z.array(z.object({ text: z.string(), createdAt: instantField })),
  dueAt: instantField,
  version: z.number(),
});

type Receipt = NonNullable<NonNullable<RestSendReportMutation['sendReport']>['receipt']>;

export const toReport = (
  subject: ReportSubject,
  { id, reason, statement, createdAt }: Receipt,
): z.output<typeof reportSchema> => ({
  ...{ id: numberOf(id), subject, reason },
  ...{ statement: statement ?? null, createdAt },
});

export const toReceivedReport = ({
  id,
  subjectId,
  reporter,
  aboutUser,
  assignee,
  messages,
  files,
  ...report
}: RestReportFieldsFragment): z.output<typeof receivedReportSchema> => ({
  ...report,
  id: numberOf(id),
  subjectId: numberOf(subjectId),
  statement: report.statement ?? null,
  outcome: report.outcome ?? null,
  reporterId: maybeNumberOf(reporter?.id),
  aboutUserId: maybeNumberOf(aboutUser?.id),
  assignedTo: maybeNumberOf(assignee?.id),
  files: files.map(({ id: fileId, fileName, url, ...file }) => ({
    ...{ ...file, id: numberOf(fileId), fileName: fileName ?? null, url: url ?? null },
  })),
  messages: messages.map(({ sender, content, sentAt }) => ({
    ...{ senderId: maybeNumberOf(sender?.id), content, sentAt },
  })),
});
