import { answer, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  ClinicMatchingDocument,
  MatchingSettingsDocument,
  ShiftCandidatesDocument,
  TempMatchingDocument,
  ViewRecommendationDocument,
} from '../generated/graphql';
import { connectionOf } from './fixtures';
import {
  candidatesNode,
  matchingSettings,
  rankedNode,
  recommendationNode,
  type CandidatesNode,
  type RankedNode,
  type RecommendationNode,
} from './matching-fixtures';

const seen = answer(ViewRecommendationDocument, {
  viewRecommendation: {
    __typename: 'RecommendationPayload',
    recommendation: { __typename: 'Recommendation', id: '71', isViewed: true },
    errors: [],
  },
});

export const tempMatching = (
  recommendations: readonly RecommendationNode[] = [recommendationNode()],
  hiddenByLanguage = 0,
): GraphAnswers => ({
  ...answer(TempMatchingDocument, {
    recommendations: { ...connectionOf('Recommendation', recommendations), hiddenByLanguage },
  }),
  ...answer(MatchingSettingsDocument, matchingSettings()),
  ...seen,
});

const shift = {
  __typename: 'Job',
  id: '7',
  title: 'Hygienist for a full day',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
};

const bo = rankedNode({
  professionalId: '3',
  bookingObstacles: ['missing_credential'],
  application: { __typename: 'Application', id: '31', status: 'pending' },
  professional: null,
});

const ana = rankedNode();
const invitedAna = rankedNode({
  invitation: { __typename: 'Invitation', id: '70', status: 'pending' },
});

/** A ranking with a candidate to invite, an applicant, and hidden ones. */
export const shiftRanking = (
  people: readonly RankedNode[] = [ana, bo],
  hiddenByPlan = 4,
  hasMore = false,
): GraphAnswers =>
  answer(ShiftCandidatesDocument, ({ id }) => {
    const { candidates, ...job } = candidatesNode(people, hiddenByPlan);
    const pageInfo = { __typename: 'PageInfo', hasNextPage: hasMore, endCursor: null };
    return {
      job: {
        ...job,
        id: String(id),
        title: shift.title,
        candidates: candidates && { ...candidates, pageInfo },
      },
    };
  });

/** The ranking before its best match is invited. */
export const rankedToInvite: readonly RankedNode[] = [ana, bo];
export const rankedInvited: readonly RankedNode[] = [invitedAna, bo];

/** /ai-matching for a clinic with one open shift. */
export const clinicMatching = (
  candidates: CandidatesNode = candidatesNode([rankedNode(), bo], 4),
  shifts: readonly (typeof shift)[] = [shift],
  hasAdvancedMatching = true,
): GraphAnswers => ({
  ...answer(ClinicMatchingDocument, { myJobs: connectionOf('Job', shifts) }),
  ...answer(ShiftCandidatesDocument, { job: { ...candidates, title: shift.title } }),
  ...answer(MatchingSettingsDocument, {
    ...matchingSettings(hasAdvancedMatching),
    myHumanReviewRequests: [],
  }),
});
