import { isProfessionalRole, messageText, parseId } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../../generated/resolvers';
import { newestConnection, newestPage } from '../../../newest-first';
import { ownsJob } from '../../jobs';
import { eligibilityOf, memberOf } from '../../people';
import { ownsApplication, sideOf } from './applications.policy';
import { actionsOf, OPEN_STATUSES, effectiveStatus } from '../transitions/application-transitions';

export const applicationsResolvers: Resolvers = {
  Query: {
    myApplications: (_root, args, { info, services }) => services.applications.mine(info, args),
  },
  Mutation: {
    applyToJob: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ application: await services.applications.apply(info, input) })),
    counterApplication: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        application: await services.applications.counter(info, input),
      })),
    acceptApplication: (_root, { input }, { info, services }) =>
      outcome(info, () => services.applications.accept(info, input)),
    declineApplication: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        application: await services.applications.decline(info, input),
      })),
    keepApplication: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ application: await services.applications.keep(info, input) })),
    withdrawApplication: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        application: await services.applications.withdraw(info, input),
      })),
  },
  Job: {
    applications: async (job, args, { info, loaders }) => {
      if (!ownsJob(info.viewer, job)) return null;
      const page = newestPage('jobApplications', job.id, args);
      return newestConnection(await loaders.applicationsOfJob(page).load(job.id), job.id, page);
    },
    pendingApplicationCount: async (job, _args, { info, loaders }) =>
      ownsJob(info.viewer, job)
        ? ((await loaders.pendingCountOfJob.load(job.id))?.count ?? 0)
        : null,
    myApplication: ({ id }, _args, { loaders }) => loaders.ownApplicationOfJob.load(id),
    myClash: async (job, _args, { info, loaders }) =>
      isProfessionalRole(info.viewer?.role) && ['active', 'invited'].includes(job.status)
        ? loaders.ownClash.load(job.id)
        : null,
    myEligibility: async (job, _args, { info: { viewer, locale }, loaders }) => {
      if (!isProfessionalRole(viewer?.role)) return null;
      const known = await loaders.person.load(viewer.userId);
      const person = known ?? { role: null, isVerified: false, licences: [] };
      const { canApply, gap, text } = eligibilityOf(
        { ...person, role: person.role ?? viewer.role },
        job,
        'temp',
      );
      return { canApply, gap, message: text && messageText(locale, text.key, text.values) };
    },
  },
  Application: {
    __resolveReference: ({ id }, { loaders }) => loaders.visibleApplication.load(parseId(id) ?? 0),
    job: (application, _args, { info, loaders }) => {
      const { jobId } = application;
      // Fills the shift's own application for the viewer without another statement.
      if (ownsApplication(info.viewer, application)) {
        loaders.ownApplicationOfJob.prime(jobId, application);
      }
      return loaders.visibleJob.load(jobId);
    },
    applicant: ({ applicantId }, _args, { loaders }) => memberOf(loaders, applicantId),
    status: (application, _args, { clock }) => effectiveStatus(application, clock.now()),
    agreedTerms: ({ status, agreedTerms }) => (OPEN_STATUSES.includes(status) ? agreedTerms : null),
    isTermsChanged: ({ status, isTermsChanged }) =>
      OPEN_STATUSES.includes(status) && isTermsChanged,
    expiresAt: ({ status, expiresAt }) =>
      OPEN_STATUSES.includes(status) ? expiresAt.toISOString() : null,
    rounds: ({ id }, _args, { loaders }) => loaders.roundsOfApplication.load(id),
    actions: (application, _args, { info, clock }) => {
      const side = sideOf(info.viewer, application);
      return side === null ? [] : actionsOf(application, side, clock.now());
    },
    bookingObstacles: async (application, _args, { clock, loaders }) =>
      OPEN_STATUSES.includes(effectiveStatus(application, clock.now()))
        ? ((await loaders.bookingObstacles.load(application.id)) ?? [])
        : [],
  },
};
