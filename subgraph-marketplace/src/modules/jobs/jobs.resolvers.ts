import { parseId } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { newestConnection, newestPage } from '../../newest-first';

const NO_ROW = 0;

export const jobsResolvers: Resolvers = {
  Query: {
    jobs: (_root, args, { info, services }) => services.jobs.list(info, args),
    jobsVersion: (_root, args, { info, services }) => services.jobs.version(info, args),
    job: (_root, { id }, { loaders }) => loaders.visibleJob.load(parseId(id) ?? NO_ROW),
    myJobs: (_root, args, { info, services }) => services.jobs.mine(info, args),
  },
  Mutation: {
    postJob: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ job: await services.jobs.post(info, input) })),
  },
  Job: {
    __resolveReference: ({ id }, { loaders }) => loaders.visibleJob.load(parseId(id) ?? NO_ROW),
    clinic: ({ clinicId }) => ({ id: clinicId }),
  },
  User: {
    __resolveReference: ({ id }) => ({ id: parseId(id) ?? NO_ROW }),
    jobs: async ({ id }, args, { loaders }) => {
      const page = newestPage('clinicJobs', id, args);
      return newestConnection(await loaders.activeJobsOfClinic(page).load(id), id, page);
    },
  },
};
