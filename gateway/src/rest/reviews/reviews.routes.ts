import { reportRule, reviewWordsRule } from '@tbt/contracts';
import { notFound } from '@tbt/service-kit';
import {
  RestReportReviewDocument,
  RestUserReviewsDocument,
  RestWriteReviewDocument,
} from '../../generated/graphql';
import { pageQuery } from '../applications/applications.schemas';
import { defineRoute } from '../define-route';
import { graphId } from '../graph-id';
import { listAnswer } from '../list-answer';
import { toReport, toReview } from './reviews.schemas';

const write = defineRoute({
  method: 'POST',
  path: '/api/bookings/{id}/reviews',
  summary: 'Reviews the other side of a booking; hidden until both are in or 14 days have passed.',
  access: 'session',
  body: reviewWordsRule,
  document: RestWriteReviewDocument,
  variables: ({ params, body }) => ({ input: { bookingId: String(params.id), ...body } }),
  answer({ writeReview: { review } }) {
    if (!review) throw notFound();
    return { status: 201, body: toReview(review) };
  },
  answers: { 201: { description: 'The review.', entity: 'Review' } },
});

const listOfUser = defineRoute({
  method: 'GET',
  path: '/api/users/{id}/reviews',
  summary: 'The published reviews of a user, newest first.',
  access: 'anyone',
  query: pageQuery,
  isPublicRead: true,
  document: RestUserReviewsDocument,
  variables: ({ params, query: { limit, after } }) => ({
    id: String(params.id),
    first: limit,
    after,
  }),
  answer({ user }, { url }) {
    if (!user) throw notFound();
    return listAnswer(user.reviews, toReview, url);
  },
  answers: { 200: { description: 'A page of reviews.', entity: 'Review', isList: true } },
});

const report = defineRoute({
  method: 'POST',
  path: '/api/reports',
  summary: 'Reports a review; an administrator decides whether it stays.',
  access: 'session',
  body: reportRule,
  document: RestReportReviewDocument,
  variables: ({ body: { id, reason, statement } }) => ({
    input: { reviewId: graphId(id), reason, statement },
  }),
  answer({ reportReview }) {
    if (!reportReview.report) throw notFound();
    return { status: 201, body: toReport(reportReview.report) };
  },
  answers: { 201: { description: 'The report.', entity: 'Report' } },
});

export const reviewsRoutes = [write, listOfUser, report];
