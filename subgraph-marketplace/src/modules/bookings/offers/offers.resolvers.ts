import { isProfessionalRole, messageText, parseId } from '@tbt/contracts';
import { mayTakeSteps, outcome } from '@tbt/service-kit';
import type { GraphContext } from '../../../context';
import type { Resolvers } from '../../../generated/resolvers';
import { newestConnection, newestPage } from '../../../newest-first';
import { ownsJob } from '../../jobs';
import { eligibilityOf, memberOf } from '../../people';
import { sideOf } from '../bookings.policy';
import {
  applicationActions,
  applicationStatus,
  isWaiting,
} from '../transitions/application-transitions';
import { invitationActions, invitationStatus } from '../transitions/invitation-transitions';
import { shownText } from '../shown-text';
import { applicationParties, type Application } from './offers.types';

const shownWords = (
  { clinicId, applicantId }: Application,
  text: string | null,
  { info, loaders }: GraphContext,
) => shownText(text, info.viewer?.userId === applicantId ? clinicId : applicantId, loaders);

export const offersResolvers: Resolvers = {
  Query: {
    myApplications: (_root, args, { info, services }) => services.applications.mine(info, args),
    myInvitations: (_root, args, { info, services }) => services.invitations.mine(info, args),
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
    inviteToJob: (_root, { input }, { info, services }) =>
      outcome(info, () => services.invitations.invite(info, input)),
    acceptInvitation: (_root, { input }, { info, services }) =>
      outcome(info, () => services.invitations.accept(info, input)),
    declineInvitation: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ invitation: await services.invitations.decline(info, input) })),
    withdrawInvitation: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ invitation: await services.invitations.withdraw(info, input) })),
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
    applicationWith: async (job, { userId }, { info, loaders }) => {
      const otherId = parseId(userId) ?? 0;
      if (ownsJob(info.viewer, job)) return loaders.applicationsOfPerson(otherId).load(job.id);
      return job.clinicId === otherId ? loaders.ownApplicationOfJob.load(job.id) : null;
    },
    myApplication: ({ id }, _args, { loaders }) => loaders.ownApplicationOfJob.load(id),
    invitations: (job, _args, { info, loaders }) =>
      ownsJob(info.viewer, job) ? loaders.invitationsOfJob.load(job.id) : null,
    myInvitation: ({ id }, _args, { loaders }) => loaders.ownInvitationToJob.load(id),
    myClash: async (job, _args, { info, loaders }) =>
      isProfessionalRole(info.viewer?.role) && ['active', 'invited'].includes(job.status)
        ? loaders.ownClash.load(job.id)
        : null,
    myEligibility: async (job, _args, { info: { viewer, locale }, loaders }) => {
      if (!isProfessionalRole(viewer?.role)) return null;
      const known = await loaders.person.load(viewer.userId);
      const person = known ?? { role: null, isVerified: false, licences: [], clinicIds: [] };
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
      if (info.viewer?.userId === application.applicantId) {
        loaders.ownApplicationOfJob.prime(jobId, application);
      }
      return loaders.visibleJob.load(jobId);
    },
    applicant: ({ applicantId }, _args, { loaders }) => memberOf(loaders, applicantId),
    message: (application, _args, context) => shownWords(application, application.message, context),
    status: (application, _args, { clock }) => applicationStatus(application, clock.now()),
    agreedTerms: ({ status, agreedTerms }) => (isWaiting(status) ? agreedTerms : null),
    isTermsChanged: ({ status, isTermsChanged }) => isWaiting(status) && isTermsChanged,
    expiresAt: ({ status, expiresAt }) => (isWaiting(status) ? expiresAt.toISOString() : null),
    rounds: async (application, _args, context) => {
      const rounds = await context.loaders.roundsOfApplication.load(application.id);
      const shown = rounds.map(async (round) => ({
        ...round,
        message: await shownWords(application, round.message, context),
      }));
      return Promise.all(shown);
    },
    actions: (application, _args, { info, clock }) => {
      const side = sideOf(info.viewer, applicationParties(application));
      if (side === null || !mayTakeSteps(info.viewer)) return [];
      return applicationActions(application, side, clock.now());
    },
    bookingObstacles: async (application, _args, { clock, loaders }) =>
      isWaiting(applicationStatus(application, clock.now()))
        ? ((await loaders.bookingObstacles.load(application.id)) ?? [])
        : [],
  },
  Invitation: {
    __resolveReference: ({ id }, { loaders }) => loaders.visibleInvitation.load(parseId(id) ?? 0),
    job: ({ jobId }, _args, { loaders }) => loaders.visibleJob.load(jobId),
    professional: ({ professionalId }, _args, { loaders }) => memberOf(loaders, professionalId),
    status: (invitation, _args, { clock }) => invitationStatus(invitation, clock.now()),
    actions: (invitation, _args, { info, clock }) => {
      const side = sideOf(info.viewer, invitation);
      if (side === null || !mayTakeSteps(info.viewer)) return [];
      return invitationActions(invitation, side, clock.now());
    },
  },
};
