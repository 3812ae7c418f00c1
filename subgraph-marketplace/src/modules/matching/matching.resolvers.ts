import { parseId } from '@tbt/contracts';
import { actingClinicOf, actingSideOf, outcome, type RequestInfo } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { ownsJob } from '../jobs';
import { memberOf } from '../people';
import { candidatePage, isSeeking, obstaclesOf, placesToNote } from './candidate-page';
import { showingKey } from './matching.loaders';
import {
  adviceText,
  pointsOf,
  noteOf,
  reasonsOf,
  scoreText,
  weakestOf,
  type Reader,
} from './match-texts';

const NO_ROW = 0;
const TENTHS = 10;
function readerOf({ locale, viewer }: RequestInfo): Reader {
  const side = actingSideOf(viewer);
  return { locale, isProfessional: side !== null && 'professionalId' in side };
}
const EMPTY = {
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  hiddenByPlan: 0,
};

export const matchingResolvers: Resolvers = {
  Query: {
    recommendations: (_root, args, { info, services }) => services.recommendations.mine(info, args),
    matchingWeights: (_root, _args, { info, services }) => services.matchingWeights.mine(info),
    hasAdvancedMatching: (_root, _args, { info, services }) =>
      services.matchingWeights.areOwn(info),
    humanReviewRequests: (_root, _args, { info, services }) => services.humanReviews.open(info),
    myHumanReviewRequests: (_root, _args, { info, services }) => services.humanReviews.mine(info),
  },
  Mutation: {
    viewRecommendation: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        recommendation: await services.recommendations.view(info, input),
      })),
    dismissRecommendation: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        recommendation: await services.recommendations.dismiss(info, input),
      })),
    restoreRecommendation: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        recommendation: await services.recommendations.restore(info, input),
      })),
    setMatchingWeights: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ weights: await services.matchingWeights.set(info, input) })),
    requestHumanReview: (_root, { input }, { info, services }) =>
      outcome(info, async () => {
        await services.humanReviews.request(info, input);
        return { isSent: true };
      }),
    answerHumanReview: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ request: await services.humanReviews.answer(info, input) })),
  },
  User: {
    matchingPreferences: ({ id }, _args, { info: { viewer }, services }) => {
      if (viewer?.userId !== id || viewer.role === null) return null;
      const side = viewer.role === 'clinic' ? { clinicId: id } : { professionalId: id };
      return services.matchingWeights.preferences(side);
    },
  },
  RecommendationConnection: {
    hiddenByLanguage: (_page, _args, { info, services }) =>
      services.recommendations.hiddenByLanguage(info),
  },
  Job: {
    match: async (job, _args, { loaders }) =>
      isSeeking(job) ? loaders.matchOfJob.load(job.id) : null,
    candidates: async (job, args, { info, services, loaders }) => {
      if (!ownsJob(info.viewer, job)) return null;
      if (!isSeeking(job)) return EMPTY;
      const shown = services.shownByPlan(await loaders.person.load(job.clinicId));
      const ranking = (await loaders.rankingOfJob.load(job.id)) ?? [];
      const page = candidatePage(job.id, ranking, shown, args);
      const places = placesToNote(ranking, page);
      if (places > 0) await loaders.noteShown.load(showingKey(job.id, places));
      return page;
    },
  },
  Match: {
    score: ({ score }) => scoreText(score),
    points: ({ score }) => pointsOf(score),
    factors: ({ terms }, _args, { info }) =>
      terms.map((term) => ({
        ...term,
        // Not below its points, which are rounded to sum up.
        weight: Math.max(Math.round(term.weight * TENTHS), term.tenths) / TENTHS,
        points: term.tenths / TENTHS,
        note: noteOf(term, readerOf(info)),
      })),
    reasons: (match, _args, { info }) => reasonsOf(match, readerOf(info)),
    weakest: (match, _args, { info }) => weakestOf(match, readerOf(info)),
    advice: async ({ forProfessional, forClinic }, _args, { info, services, loaders }) => {
      const clinicId = actingClinicOf(info.viewer);
      if (clinicId === null) return adviceText(forProfessional, info.locale);
      const clinic = await loaders.person.load(clinicId);
      return services.hasAdvancedMatching(clinic) ? adviceText(forClinic, info.locale) : null;
    },
  },
  Recommendation: {
    __resolveReference: ({ id }, { loaders }) =>
      loaders.ownRecommendation.load(parseId(id) ?? NO_ROW),
    job: ({ jobId }, _args, { loaders }) => loaders.visibleJob.load(jobId),
    // As the shift's page has it now; the order is that of the last refresh.
    match: async ({ jobId, match }, _args, { loaders }) =>
      (await loaders.matchOfJob.load(jobId)) ?? match,
    matchScore: async ({ jobId, score }, _args, { loaders }) =>
      scoreText((await loaders.matchOfJob.load(jobId))?.score ?? score),
    turnPoints: ({ turn }) => turn / TENTHS,
  },
  Candidate: {
    professionalId: ({ personId }) => String(personId),
    professional: ({ personId }) => ({ id: personId }),
    match: (candidate) => candidate.match(),
    turnPoints: ({ turn }) => turn / TENTHS,
    bookingObstacles: (candidate) => obstaclesOf(candidate),
    application: ({ applicationId }, _args, { loaders }) =>
      applicationId === null ? null : loaders.visibleApplication.load(applicationId),
    invitation: ({ invitationId }, _args, { loaders }) =>
      invitationId === null ? null : loaders.visibleInvitation.load(invitationId),
  },
  HumanReviewRequest: {
    user: ({ userId }, _args, { loaders }) => memberOf(loaders, userId),
    job: ({ jobId }, _args, { loaders }) =>
      jobId === null ? null : loaders.visibleJob.load(jobId),
  },
};
