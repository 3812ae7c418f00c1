import { attachmentAddress } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { memberOf } from '../contacts';
import { mayOpenFiles } from './reports.policy';

export const reportResolvers: Resolvers = {
  Query: {
    reports: (_root, args, { info, services }) => services.reports.page(info, args),
  },
  Mutation: {
    sendReport: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ receipt: await services.reports.send(info, input) })),
    updateReport: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ report: await services.reports.update(info, input) })),
  },
  Report: {
    id: ({ id }) => String(id),
    subjectId: ({ subjectId }) => String(subjectId),
    reporter: ({ reporterId }, _args, context) =>
      reporterId === null ? null : memberOf(context, reporterId),
    aboutUser: ({ aboutUserId }, _args, context) =>
      aboutUserId === null ? null : memberOf(context, aboutUserId),
    job: ({ subject, subjectId }) => (subject === 'job' ? { id: String(subjectId) } : null),
    messages: ({ id }, _args, { loaders }) => loaders.reportedMessages.load(id),
    files: ({ id }, _args, { loaders }) => loaders.reportedFiles.load(id),
    assignee: ({ assignedTo }) => (assignedTo === null ? null : { id: String(assignedTo) }),
    dueAt: ({ dueAt }) => dueAt.toISOString(),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    notes: ({ id }, _args, { loaders }) => loaders.reportNotes.load(id),
  },
  ReportedFile: {
    id: ({ id }) => String(id),
    url: (file, _args, { userId }) =>
      mayOpenFiles(file, userId) ? attachmentAddress(file.id) : null,
  },
  ReportReceipt: {
    id: ({ id }) => String(id),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
  },
  ReportedMessage: {
    id: ({ reportId, seq }) => `${reportId}-${seq}`,
    sender: ({ senderId }, _args, context) => memberOf(context, senderId),
    sentAt: ({ sentAt }) => sentAt.toISOString(),
  },
};
