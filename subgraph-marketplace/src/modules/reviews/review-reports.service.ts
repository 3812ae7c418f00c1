import { decideReviewReportsRule, reportReviewRule } from '@tbt/contracts';
import {
  conflict,
  encodeCursor,
  listName,
  notFound,
  pageArgs,
  parseInput,
  requireAdmin,
  requireViewer,
  toConnection,
} from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import { reportAct } from '../../report-act';
import type { BookingsQueries } from '../bookings';
import { refuseOwnCase, type PeopleQueries } from '../people';
import type { Ratings } from './publish-reviews';
import type { ReviewReportsQueries } from './review-reports.queries';
import { announceDecision, announceReport } from './reviews.events';
import { isReviewer } from './reviews.policy';
import type { ReviewPage, ReviewsQueries } from './reviews.queries';
import type { ReportedReview, Review, ReviewReport } from './reviews.types';

type Deps = {
  reviews: ReviewsQueries;
  reports: ReviewReportsQueries;
  ratings: Ratings;
  bookings: BookingsQueries;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
};

export type ReviewReportsService = ReturnType<typeof createReviewReportsService>;

export function createReviewReportsService(deps: Deps) {
  const { reviews, reports, ratings, bookings, people, commands, clock } = deps;

  const pageOf = async (
    list: 'reportedReviews' | 'heldReviews',
    read: (page: ReviewPage) => Promise<ReportedReview[]>,
    input: PageInput,
  ): Promise<Connection<ReportedReview>> => {
    const name = listName(list, null);
    const { limit, after } = pageArgs(input, name, ['instant', 'id']);
    const rows = await read({ limit, after: after && { at: new Date(after[0]), id: after[1] } });
    const cursorOf = ({ sortedAt, review }: ReportedReview) =>
      encodeCursor(name, [sortedAt.getTime(), review.id]);
    return toConnection(rows, limit, cursorOf, after !== null);
  };

  return {
    /** By any user, once. @throws DomainError NOT_FOUND unless published, CONFLICT own_review, already_reported. */
    async report(info: RequestInfo, input: object): Promise<ReviewReport> {
      await commands.consumeWriteQuota(info);
      const viewer = requireViewer(info);
      const { reviewId, reason, statement } = parseInput(reportReviewRule, input);
      return commands.run(info, { operation: 'reportReview', input }, async (tx) => {
        const review = await reviews.lock(tx, reviewId);
        if (!review?.isCounted) throw notFound();
        if (isReviewer(viewer, review)) {
          throw conflict('review.own', { reasons: ['own_review'] });
        }
        const now = clock.now();
        const { userId: reporterId } = viewer;
        const texts = { reviewId, reason, statement };
        const report = await reports.insert(tx, { ...texts, reporterId, createdAt: now });
        const booking = await bookings.find(tx, review.bookingId);
        const told = { reporterId, reason, statement };
        if (booking) await announceReport(tx, { booking, review, at: now }, told);
        return report;
      });
    },

    /** @throws DomainError FORBIDDEN unless an administrator. */
    async reported(info: RequestInfo, input: PageInput) {
      requireAdmin(info);
      return pageOf('reportedReviews', reports.reported, input);
    },

    /** @throws DomainError FORBIDDEN unless an administrator. */
    async held(info: RequestInfo, input: PageInput) {
      requireAdmin(info);
      return pageOf('heldReviews', reports.held, input);
    },

    /** By an administrator who is not part of it. @throws DomainError CONFLICT not_reported, own_case. */
    async decide(info: RequestInfo, input: object): Promise<Review> {
      await commands.consumeWriteQuota(info);
      const viewer = requireAdmin(info);
      const { reviewId, isHeld } = parseInput(decideReviewReportsRule, input);
      return commands.run(info, { operation: 'decideReviewReports', input }, async (tx) => {
        const found = await reviews.find(tx, reviewId);
        if (!found) throw notFound();
        await ratings.lockPeople(tx, [found.revieweeId]);
        const review = await reviews.lock(tx, reviewId);
        if (!review) throw notFound();
        const partyIds = [review.reviewerId, review.revieweeId];
        await refuseOwnCase(tx, people, { viewer, partyIds });
        const now = clock.now();
        const decision = { decidedBy: viewer.userId, decidedAt: now, isHeld };
        const reporterIds = await reports.decideOpen(tx, reviewId, decision);
        const isShownAgain = !isHeld && !review.isPublic;
        if (reporterIds.length === 0 && !isShownAgain) {
          throw conflict('review.notReported', { reasons: ['not_reported'] });
        }
        const decided = await ratings.setHeld(tx, review, isHeld);
        const booking = await bookings.find(tx, review.bookingId);
        const outcome = { isHeld, wasHeld: !review.isPublic, reporterIds };
        await reportAct(tx, info, {
          ...{ actorId: viewer.userId, action: isHeld ? 'review.held' : 'review.kept', at: now },
          ...{ subject: `review:${reviewId}`, personIds: [review.revieweeId] },
        });
        if (booking) await announceDecision(tx, { booking, review: decided, at: now }, outcome);
        return decided;
      });
    },
  };
}
