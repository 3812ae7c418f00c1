import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';

export const jobAlertsResolvers: Resolvers = {
  Query: {
    jobAlerts: (_root, _args, { info, services }) => services.jobAlerts.mine(info),
    jobAlert: (_root, { id }, { info, services }) => services.jobAlerts.byId(info, id),
    jobAlertPreview: (_root, { criteria }, { info, services }) =>
      services.jobAlerts.preview(info, criteria),
    jobAlertNotifications: (_root, args, { info, services }) =>
      services.jobAlerts.history(info, args),
  },
  Mutation: {
    createJobAlert: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ jobAlert: await services.jobAlerts.create(info, input) })),
    editJobAlert: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ jobAlert: await services.jobAlerts.edit(info, input) })),
    deleteJobAlert: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ alertId: await services.jobAlerts.remove(info, input) })),
    markJobAlertNotification: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ notification: await services.jobAlerts.mark(info, input) })),
  },
  JobAlert: {
    preview: (alert, _args, { services }) => services.jobAlerts.previewOfAlert(alert),
  },
  JobAlertPreview: {
    jobs: async ({ jobIds }, _args, { loaders }) => {
      const jobs = await Promise.all(jobIds.map((id) => loaders.visibleJob.load(id)));
      return jobs.filter((job) => job !== null);
    },
  },
  JobAlertNotification: {
    job: ({ jobId }, _args, { loaders }) => loaders.visibleJob.load(jobId),
  },
};
