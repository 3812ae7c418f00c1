import { MATCH_WEIGHTS, weightBounds, type MatchTermKey } from '@tbt/contracts';
import type { FragmentData, DataOf } from '@tbt/web-kit/testing';
import type {
  CandidateListFragment,
  MatchBreakdownFragment,
  MatchingSettingsQuery,
  MatchingWeightEntryFragment,
  RankedPersonFragment,
  RecommendedShiftFragment,
} from '../generated/graphql';

export type MatchNode = FragmentData<MatchBreakdownFragment>;
export type RecommendationNode = FragmentData<RecommendedShiftFragment>;
export type RankedNode = FragmentData<RankedPersonFragment>;
export type CandidatesNode = FragmentData<CandidateListFragment>;

const POINTS: Record<MatchTermKey, number> = {
  availability: 2.7,
  distance: 15.2,
  rate: 8.4,
  preferences: 15.4,
  languages: 6,
  reliability: 10.9,
  rating: 5,
  history: 0,
  responsiveness: 2.4,
};

/** A match of 66 points. */
export const matchNode = (overrides: Partial<MatchNode> = {}): MatchNode => ({
  __typename: 'Match',
  score: '0.660',
  points: 66,
  reasons: ['Working style: 4 of 4 in common', '3 km away', 'Reliability: 100 out of 100'],
  weakest: 'Friday isn’t listed as available',
  advice: 'Rises to 81 points if you add Friday to your availability',
  version: '1',
  factors: Object.entries(POINTS).map(([key, points]) => ({
    __typename: 'MatchFactor',
    key,
    weight: MATCH_WEIGHTS[key as MatchTermKey],
    points,
    note:
      key === 'rating'
        ? 'No reviews yet. Until your first one, we count 4.3 out of 5 for you and average it with the clinic’s rating.'
        : null,
  })),
  ...overrides,
});

export const recommendationNode = (
  overrides: Partial<RecommendationNode> = {},
): RecommendationNode => ({
  __typename: 'Recommendation',
  id: '71',
  jobId: '7',
  isViewed: false,
  turnPoints: 0,
  match: matchNode(),
  job: {
    __typename: 'Job',
    id: '7',
    title: 'Hygienist for a full day',
    date: '2027-03-05',
    startTime: '08:00',
    endTime: '16:00',
    startsAt: '2027-03-05T13:00:00Z',
    endsAt: '2027-03-05T21:00:00Z',
    timeZone: 'America/Toronto',
    hourlyRate: '52.00',
    city: 'Toronto',
    province: 'Ontario',
    clinicId: '1',
    clinic: { __typename: 'User', id: '1', firstName: 'Maple', lastName: 'Dental' },
  },
  ...overrides,
});

export const rankedNode = (overrides: Partial<RankedNode> = {}): RankedNode => ({
  __typename: 'Candidate',
  professionalId: '2',
  bookingObstacles: [],
  isFar: false,
  turnPoints: 0,
  match: matchNode({ advice: null }),
  professional: {
    __typename: 'User',
    id: '2',
    firstName: 'Ana',
    lastName: 'Reyes',
    role: 'hygienist',
    profilePicture: null,
    city: 'Toronto',
    yearsExperience: '2-5',
    isVerified: true,
    avgRating: '4.80',
    totalReviews: 5,
  },
  application: null,
  invitation: null,
  ...overrides,
});

export const candidatesNode = (
  people: readonly RankedNode[] = [rankedNode()],
  hiddenByPlan = 0,
): CandidatesNode => ({
  __typename: 'Job',
  id: '7',
  status: 'active',
  role: 'hygienist',
  province: 'Ontario',
  hourlyRate: '52.00',
  ...{ preferredWorkingStyle: null, clinicVibe: null, teamEnvironment: 'supportive' },
  ...{ idealPersonality: null, workPace: null, patientTypes: [], specialtyFocus: [] },
  candidates: {
    __typename: 'CandidateConnection',
    hiddenByPlan,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    edges: people.map((node) => ({
      __typename: 'CandidateEdge',
      cursor: node.professionalId,
      node,
    })),
  },
});

export const weightNodes = (
  effective: Partial<Record<MatchTermKey, number>> = {},
): FragmentData<MatchingWeightEntryFragment>[] =>
  Object.entries(MATCH_WEIGHTS).map(([key, weight]) => ({
    __typename: 'MatchingWeight',
    key,
    weight,
    effective: effective[key as MatchTermKey] ?? weight,
    standard: weight,
    ...weightBounds(key as MatchTermKey),
  }));

export const matchingSettings = (hasAdvancedMatching = true): DataOf<MatchingSettingsQuery> => ({
  hasAdvancedMatching,
  matchingWeights: weightNodes(),
  myHumanReviewRequests: [
    {
      __typename: 'HumanReviewRequest',
      id: '5',
      text: 'Why is the shift on Friday so far down?',
      createdAt: '2027-03-01T12:00:00Z',
      answer: 'Friday is not among the days you stated.',
      answeredAt: '2027-03-02T12:00:00Z',
      job: null,
    },
  ],
});
