import { parseId } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { newestConnection, newestPage } from '../../newest-first';
import { holidayOn, placeOf, utcOffsetOf } from '../places';
import { distanceBetween } from './job-places';

const NO_ROW = 0;

export const jobsResolvers: Resolvers = {
  Query: {
    jobs: (_root, args, { info, services }) => services.jobSearch.list(info, args),
    jobsVersion: (_root, args, { info, services }) => services.jobSearch.version(info, args),
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
    publishesAt: ({ status, publishesAt }) =>
      status === 'invited' ? (publishesAt?.toISOString() ?? null) : null,
    utcOffset: ({ date, startTime, startsAt }) => utcOffsetOf(date, startTime, startsAt),
    holiday: ({ province, date }, _args, { info }) => holidayOn(province, date, info.locale),
    series: ({ seriesId }, _args, { loaders }) =>
      seriesId === null ? null : loaders.jobSeries.load(seriesId),
    distance: (job, { from }, { loaders }) =>
      from ? distanceBetween(placeOf(from), job) : loaders.ownDistance(job),
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
