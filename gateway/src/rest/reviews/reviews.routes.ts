import { reviewWordsRule } from '@tbt/contracts';
import { notFound } from '@tbt/service-kit';
import { RestUserReviewsDocument, RestWriteReviewDocument } from '../../generated/graphql';
import { pageQuery } from '../applications/applications.schemas';
import { defineRoute } from '../define-route';
import { listAnswer } from '../list-answer';
import { toReview } from './reviews.schemas';

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

export const reviewsRoutes = [write, listOfUser];
