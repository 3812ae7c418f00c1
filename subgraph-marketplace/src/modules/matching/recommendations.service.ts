import { DISMISSAL_REASONS, id as idRule } from '@tbt/contracts';
import {
  encodeCursor,
  listName,
  notFound,
  pageArgs,
  parseInput,
  requireProfessional,
  toConnection,
} from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import * as z from 'zod/mini';
import type { Commands } from '../../commands';
import { rankScore } from './ranking-turns';
import type { RecommendationRun } from './make-recommendations';
import type {
  Recommendation,
  RecommendationMark,
  RecommendationsQueries,
} from './recommendations.queries';

export type RecommendationsService = {
  /** Best first; refreshed when older than ten minutes. */
  mine(info: RequestInfo, input: PageInput): Promise<RecommendationPage>;
  /** Shifts that only a language hides. */
  hiddenByLanguage(info: RequestInfo): Promise<number>;
  /** @throws DomainError NOT_FOUND. */
  view(info: RequestInfo, input: object): Promise<Recommendation>;
  /** Hidden until restored; a reason counts in later matches. @throws DomainError NOT_FOUND. */
  dismiss(info: RequestInfo, input: object): Promise<Recommendation>;
  restore(info: RequestInfo, input: object): Promise<Recommendation>;
  /** @returns number of professionals. */
  refreshDue(): Promise<number>;
};

export type RecommendationPage = Connection<Recommendation>;

type Deps = {
  recommendations: RecommendationsQueries;
  making: RecommendationRun;
  commands: Commands;
  clock: Clock;
};

const inputRule = z.object({
  recommendationId: idRule,
  reason: z.optional(z.nullable(z.enum(DISMISSAL_REASONS))),
});
const SHAPE = ['number', 'id'] as const;

export function createRecommendationsService(deps: Deps): RecommendationsService {
  const { recommendations, making, commands, clock } = deps;

  const marking =
    (operation: string, as: RecommendationMark['as']) =>
    async (info: RequestInfo, input: object): Promise<Recommendation> => {
      await commands.consumeWriteQuota(info);
      const { id: userId } = requireProfessional(info);
      const { recommendationId: id, reason } = parseInput(inputRule, input);
      return commands.run(info, { operation, input }, async (tx) => {
        const mark = { as, reason: reason ?? undefined };
        const marked = await recommendations.mark(tx, { userId, id }, mark, clock.now());
        if (!marked) throw notFound();
        if (as === 'restored' || reason) {
          await recommendations.countDismissals(tx, userId, clock.now());
          await recommendations.forgetRun(tx, userId);
        }
        return marked;
      });
    };

  return {
    async mine(info, input) {
      const { id: userId } = requireProfessional(info);
      const list = listName('recommendations', userId);
      const { limit, after } = pageArgs(input, list, SHAPE);
      // Later pages continue the list of the first one.
      if (!after) await making.refresh(userId);
      const page = { limit, after: after && { order: after[0], id: after[1] } };
      const rows = await recommendations.page(userId, page, clock.now());
      return toConnection(
        rows,
        limit,
        (node) => encodeCursor(list, [rankScore(node), node.id]),
        after !== null,
      );
    },

    hiddenByLanguage: (info) => recommendations.hiddenByLanguage(requireProfessional(info).id),

    view: marking('viewRecommendation', 'viewed'),
    dismiss: marking('dismissRecommendation', 'dismissed'),
    restore: marking('restoreRecommendation', 'restored'),
    refreshDue: making.refreshDue,
  };
}
