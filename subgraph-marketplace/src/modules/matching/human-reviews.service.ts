import { answerHumanReviewRule, requestHumanReviewRule } from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  idOfSide,
  notFound,
  parseInput,
  requireAdmin,
  requireOneSide,
} from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import { authorizeJob, type JobsQueries } from '../jobs';
import { refuseOwnCase, type PeopleQueries } from '../people';
import type { HumanReview, HumanReviewsQueries } from './human-reviews.queries';

export type HumanReviewsService = {
  /** For administrators, oldest first. */
  open(info: RequestInfo): Promise<HumanReview[]>;
  /** Newest first. */
  mine(info: RequestInfo): Promise<HumanReview[]>;
  /** @throws DomainError NOT_FOUND for an invisible shift, CONFLICT while a request about it is open. */
  request(info: RequestInfo, input: object): Promise<HumanReview>;
  /** For administrators who are no party. @throws DomainError NOT_FOUND, CONFLICT `own_case` and when answered. */
  answer(info: RequestInfo, input: object): Promise<HumanReview>;
};

type Deps = {
  humanReviews: HumanReviewsQueries;
  jobs: JobsQueries;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
};

export function createHumanReviewsService(deps: Deps): HumanReviewsService {
  const { humanReviews, jobs, people, commands, clock } = deps;

  const requireVisible = async (info: RequestInfo, userId: number, jobId: number) => {
    const [job] = await jobs.byIds([jobId], userId);
    authorizeJob(info.viewer, job ?? null);
  };

  return {
    async open(info) {
      requireAdmin(info);
      return humanReviews.open();
    },

    mine: async (info) => humanReviews.ofUser(idOfSide(requireOneSide(info))),

    async request(info, input) {
      await commands.consumeWriteQuota(info);
      const userId = idOfSide(requireOneSide(info));
      const { jobId = null, text } = parseInput(requestHumanReviewRule, input);
      if (jobId !== null) await requireVisible(info, userId, jobId);
      return commands.run(info, { operation: 'requestHumanReview', input }, async (tx) => {
        const asked = { userId, jobId, text, createdAt: clock.now() };
        const request = await humanReviews.insert(tx, asked);
        await appendOutbox(tx, 'human-review.requested', {
          ...{ requestId: request.id, userId, jobId },
          at: clock.now().toISOString(),
        });
        return request;
      });
    },

    async answer(info, input) {
      await commands.consumeWriteQuota(info);
      const viewer = requireAdmin(info);
      const answeredBy = viewer.userId;
      const { requestId, answer } = parseInput(answerHumanReviewRule, input);
      return commands.run(info, { operation: 'answerHumanReview', input }, async (tx) => {
        const locked = await humanReviews.lock(tx, requestId);
        if (!locked) throw notFound();
        if (locked.answer !== null) {
          throw conflict('matching.reviewAnswered', { reasons: ['answered'] });
        }
        const partyIds = [locked.userId, await humanReviews.clinicOf(tx, locked)];
        await refuseOwnCase(tx, people, { viewer, partyIds });
        const answeredAt = clock.now();
        const answered = await humanReviews.answer(tx, locked, { answer, answeredBy, answeredAt });
        const { id, userId, jobId } = answered;
        const at = answeredAt.toISOString();
        await appendOutbox(tx, 'human-review.answered', { requestId: id, userId, jobId, at });
        return answered;
      });
    },
  };
}
