import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  HeldReviewsDocument,
  ReportedReviewsDocument,
  type ReportedReviewItemFragment,
} from '../generated/graphql';
import type { PageBookingNode } from './booked-scenes';

type ReviewNode = PageBookingNode['reviews'][number];
type ReportedNode = FragmentData<ReportedReviewItemFragment>;

const ANA = {
  ...({ __typename: 'User', id: '2', firstName: 'Ana', lastName: 'Reyes' } as const),
  role: 'hygienist',
} as const;
const MAPLE = {
  ...({ __typename: 'User', id: '1', firstName: 'Maple', lastName: 'Dental' } as const),
  role: 'clinic',
} as const;

export const bookingReview = (overrides: Partial<ReviewNode> = {}): ReviewNode => ({
  ...({ __typename: 'Review', id: '71', by: 'temp', rating: 5 } as const),
  comment: 'Kind people, and everything was where it should be.',
  ...{ createdAt: '2027-03-06T12:00:00Z', publishesAt: '2027-03-08T12:00:00Z' },
  ...{ isPublished: true, isPublic: true, reply: null, repliedAt: null, actions: [] },
  author: { __typename: 'Reviewer', id: '2', name: 'Ana R.' },
  ...overrides,
});

export const clinicReview = (overrides: Partial<ReviewNode> = {}): ReviewNode =>
  bookingReview({
    ...({ id: '72', by: 'clinic', rating: 4 } as const),
    author: { __typename: 'Reviewer', id: '1', name: 'Maple Dental' },
    comment: 'On time and gentle with anxious patients.',
    ...overrides,
  });

/** A review with an open report. */
export const reportedReview = (overrides: Partial<ReportedNode['review']> = {}): ReportedNode => ({
  __typename: 'ReportedReview',
  review: {
    ...({ __typename: 'Review', id: '81', rating: 1, reply: null, isPublic: true } as const),
    comment: 'She told me what Mr. Roy of the second chair suffers from.',
    createdAt: '2027-03-06T12:00:00Z',
    ...{ reviewer: MAPLE, reviewee: ANA },
    ...overrides,
  },
  reports: [
    {
      ...({ __typename: 'ReviewReport', id: '91', reason: 'private_details' } as const),
      statement: 'It names a patient.',
      createdAt: '2027-03-08T12:00:00Z',
      reporter: ANA,
    },
  ],
});

export const heldReview = (overrides: Partial<ReportedNode['review']> = {}): ReportedNode =>
  reportedReview({ id: '82', isPublic: false, ...overrides });

const queueOf = (items: readonly ReportedNode[]) => ({
  __typename: 'ReportedReviewConnection',
  edges: items.map((node) => ({
    ...{ __typename: 'ReportedReviewEdge', cursor: node.review.id, node },
  })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
});

export const reviewQueues = (
  reported = [reportedReview()],
  held = [heldReview({ reply: 'This never happened.' })],
): GraphAnswers => ({
  ...answer(ReportedReviewsDocument, () => ({ reportedReviews: queueOf(reported) })),
  ...answer(HeldReviewsDocument, () => ({ heldReviews: queueOf(held) })),
});
