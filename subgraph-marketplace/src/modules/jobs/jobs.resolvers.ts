import { parseId } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { newestConnection, newestPage } from '../../newest-first';
import { memberOf } from '../people';
import { placeOf, utcOffsetOf } from '../places';
import { distanceBetween } from './posting/job-places';
import { ownsJob } from './jobs.policy';
import type { Job } from './jobs.types';

const NO_ROW = 0;

const toPostedJobs = (jobs: Job[]) => ({ job: jobs[0] ?? null, jobs });

export const jobsResolvers: Resolvers = {
  Query: {
    jobs: (_root, args, { info, services }) => services.jobSearch.list(info, args),
    jobsVersion: (_root, args, { info, services }) => services.jobSearch.version(info, args),
    job: (_root, { id }, { loaders }) => loaders.visibleJob.load(parseId(id) ?? NO_ROW),
    myJobs: (_root, args, { info, services }) => services.jobs.mine(info, args),
    typicalRates: (_root, args, { services }) => services.typicalRates.list(args),
    postingCheck: (_root, { input }, { info, services }) =>
      services.postingCheck.check(info, input),
    jobTemplates: (_root, _args, { info, services }) => services.jobTemplates.list(info),
  },
  Mutation: {
    postJob: (_root, { input }, { info, services }) =>
      outcome(info, async () => toPostedJobs(await services.jobs.postDays(info, input))),
    extendJob: (_root, { input }, { info, services }) =>
      outcome(info, async () => toPostedJobs(await services.jobs.extend(info, input))),
    editJob: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ job: await services.jobs.edit(info, input) })),
    closeJob: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ job: await services.jobs.close(info, input) })),
    saveJobTemplate: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ template: await services.jobTemplates.save(info, input) })),
    writeJobTemplate: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ template: await services.jobTemplates.write(info, input) })),
    deleteJobTemplate: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ isDeleted: await services.jobTemplates.remove(info, input) })),
    setTypicalRate: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ typicalRate: await services.typicalRates.set(info, input) })),
  },
  Job: {
    __resolveReference: ({ id }, { loaders }) => loaders.visibleJob.load(parseId(id) ?? NO_ROW),
    // Closing an account closes its active shifts, so their clinic always exists.
    clinic: ({ clinicId, status }, _args, { loaders }) =>
      status === 'active' ? { id: clinicId } : memberOf(loaders, clinicId),
    publishesAt: ({ status, publishesAt }) =>
      status === 'invited' ? (publishesAt?.toISOString() ?? null) : null,
    utcOffset: ({ date, startTime, startsAt }) => utcOffsetOf(date, startTime, startsAt),
    holiday: ({ province, date }, _args, { info, services }) =>
      services.holidays.nameOn(province, date, info.locale),
    series: ({ seriesId }, _args, { loaders }) =>
      seriesId === null ? null : loaders.jobSeries.load(seriesId),
    // To its own shifts a clinic has a distance only from a place that it names.
    distance: (job, { from }, { info, loaders }) => {
      if (from) return distanceBetween(placeOf(from), job);
      return ownsJob(info.viewer, job) ? null : loaders.ownDistance(job);
    },
  },
  JobSeries: {
    jobs: ({ id }, _args, { loaders }) => loaders.jobsOfSeries.load(id),
  },
  User: {
    __resolveReference: ({ id }) => ({ id: parseId(id) ?? NO_ROW }),
    jobs: async ({ id }, args, { loaders }) => {
      const page = newestPage('clinicJobs', id, args);
      return newestConnection(await loaders.activeJobsOfClinic(page).load(id), id, page);
    },
  },
};
