import { answerHumanReviewRule, requestHumanReviewRule } from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  forbidden,
  notFound,
  parseInput,
  requireAdmin,
  requireViewer,
} from '@tbt/service-kit';
import type { Clock, RequestInfo, Viewer } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import { authorizeJob, type JobsQueries } from '../jobs';
import type { HumanReview, HumanReviewsQueries } from './human-reviews.queries';

export type HumanReviewsService = {
  /** For administrators, oldest first. */
  open(info: RequestInfo): Promise<HumanReview[]>;
  /** Newest first. */
  mine(info: RequestInfo): Promise<HumanReview[]>;
  /** @throws DomainError NOT_FOUND for an invisible shift, CONFLICT while a request about it is open. */
  request(info: RequestInfo, input: object): Promise<HumanReview>;
  /** For administrators. @throws DomainError NOT_FOUND, CONFLICT when answered. */
  answer(info: RequestInfo, input: object): Promise<HumanReview>;
};

type Deps = {
  humanReviews: HumanReviewsQueries;
  jobs: JobsQueries;
  commands: Commands;
  clock: Clock;
};

function requireMember(info: RequestInfo): Viewer {
  const viewer = requireViewer(info);
  if (viewer.role !== null) return viewer;
  throw forbidden('access.role', { values: { roles: 'hygienist, assistant, clinic' } });
}

export function createHumanReviewsService(deps: Deps): HumanReviewsService {
  const { humanReviews, jobs, commands, clock } = deps;

  const requireVisible = async (viewer: Viewer, jobId: number) => {
    const [job] = await jobs.byIds([jobId], viewer.userId);
    authorizeJob(viewer, job ?? null);
  };

  return {
    async open(info) {
      requireAdmin(info);
      return humanReviews.open();
    },

    mine: async (info) => humanReviews.ofUser(requireMember(info).userId),

    async request(info, input) {
      await commands.consumeWriteQuota(info);
      const viewer = requireMember(info);
      const { jobId = null, text } = parseInput(requestHumanReviewRule, input);
      if (jobId !== null) await requireVisible(viewer, jobId);
      return commands.run(info, { operation: 'requestHumanReview', input }, async (tx) => {
        const asked = { userId: viewer.userId, jobId, text, createdAt: clock.now() };
        const request = await humanReviews.insert(tx, asked);
        await appendOutbox(tx, 'human-review.requested', {
          ...{ requestId: request.id, userId: viewer.userId, jobId },
          at: clock.now().toISOString(),
        });
        return request;
      });
    },

    async answer(info, input) {
      await commands.consumeWriteQuota(info);
      const { userId: answeredBy } = requireAdmin(info);
      const { requestId, answer } = parseInput(answerHumanReviewRule, input);
      return commands.run(info, { operation: 'answerHumanReview', input }, async (tx) => {
        const held = await humanReviews.lock(tx, requestId);
        if (!held) throw notFound();
        if (held.answer !== null) {
          throw conflict('matching.reviewAnswered', { reasons: ['answered'] });
        }
        const answeredAt = clock.now();
        const answered = await humanReviews.answer(tx, held, { answer, answeredBy, answeredAt });
        const { id, userId, jobId } = answered;
        const at = answeredAt.toISOString();
        await appendOutbox(tx, 'human-review.answered', { requestId: id, userId, jobId, at });
        return answered;
      });
    },
  };
}
