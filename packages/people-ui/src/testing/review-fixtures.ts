import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  ReplyToReviewDocument,
  ReportReviewDocument,
  UserReviewsDocument,
  type PublicReviewFragment,
} from '../generated/graphql';

type Review = FragmentData<PublicReviewFragment>;

export const reviewNode = (overrides: Partial<Review> = {}): Review => ({
  __typename: 'Review',
  id: '71',
  by: 'clinic',
  rating: 5,
  comment: 'Calm with anxious patients, and on time.\nWe would book again.',
  createdAt: '2027-03-05T22:00:00.000Z',
  publishesAt: '2027-03-06T15:00:00.000Z',
  isPublished: true,
  isPublic: true,
  reply: null,
  repliedAt: null,
  actions: [],
  author: { __typename: 'Reviewer', id: '1', name: 'Maple Street Dental' },
  ...overrides,
});

const countsOf = (reviews: readonly Review[]): number[] =>
  [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length);

/** The reviews of a profile; more of them on a second page. The average and total of the profile, if a page asks for both. */
export const reviewsOf = (
  reviews: readonly Review[] = [reviewNode()],
  { hasMore = false, average = reviews.length > 0 ? '4.80' : '0.00', total = reviews.length } = {},
): GraphAnswers =>
  answer(UserReviewsDocument, ({ id, after }) => ({
    user: {
      __typename: 'User',
      id: String(id),
      avgRating: average,
      totalReviews: total,
      ratingCounts: countsOf(reviews),
      reviews: {
        __typename: 'ReviewConnection',
        edges: reviews.map((node) => ({
          __typename: 'ReviewEdge',
          cursor: node.id,
          node: after ? { ...node, id: `${node.id}-next` } : node,
        })),
        pageInfo: {
          __typename: 'PageInfo',
          hasNextPage: hasMore && !after,
          endCursor: reviews.at(-1)?.id ?? null,
        },
      },
    },
  }));

const refusalsOf = (message?: string) =>
  message
    ? [{ __typename: 'UserError', code: 'CONFLICT' as const, message, path: [], reasons: [] }]
    : [];

export const reviewActs = (refusal?: string): GraphAnswers => ({
  ...answer(ReplyToReviewDocument, ({ input }) => ({
    replyToReview: {
      __typename: 'ReviewPayload',
      review: refusal
        ? null
        : reviewNode({
            ...{ id: String(input.reviewId), reply: input.text, actions: [] },
            repliedAt: '2027-03-07T15:00:00.000Z',
          }),
      errors: refusalsOf(refusal),
    },
  })),
  ...answer(ReportReviewDocument, () => ({
    reportReview: {
      __typename: 'ReviewReportPayload',
      report: refusal ? null : { __typename: 'ReviewReport', id: '5' },
      errors: refusalsOf(refusal),
    },
  })),
});
