import {
  feedbackRatingsRule,
  feedbackRule,
  LIMITS,
  updateFeedbackRule,
  type FeedbackValues,
} from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  consumeWriteQuota,
  encodeCursor,
  idempotent,
  listName,
  notFound,
  pageArgs,
  parseInput,
  requireAdmin,
  requireViewer,
  toConnection,
  type Clock,
  type Connection,
  type PageInput,
  type RequestInfo,
} from '@tbt/service-kit';
import type { MessagingDatabase, MessagingTx } from '../../database';
import type { AnonymousLimit, MessagingRateLimits } from '../../limits';
import { reportAct } from '../../report-act';
import type { MailService } from '../mail';
import { feedbackFilterInput } from './feedback.inputs';
import { dayOf, mondayBefore } from './feedback.policy';
import { feedbackRatingsSince } from './feedback.queries';
import type { FeedbackChange, FeedbackPage, FeedbackRepository } from './feedback.repository';
import {
  roadmapItemOf,
  type Feedback,
  type FeedbackRatings,
  type RoadmapItem,
} from './feedback.types';

type Dependencies = {
  database: MessagingDatabase;
  feedback: FeedbackRepository;
  clock: Clock;
  rateLimits: MessagingRateLimits;
  anonymousLimit: AnonymousLimit;
  mail: Pick<MailService, 'send'>;
};

export type FeedbackService = ReturnType<typeof createFeedbackService>;

export function createFeedbackService(parts: Dependencies) {
  const { database, feedback, clock, rateLimits, anonymousLimit, mail } = parts;

  const pageOf = async (
    name: string,
    input: PageInput,
    read: (page: FeedbackPage) => Promise<Feedback[]>,
  ): Promise<Connection<Feedback>> => {
    const { limit, after } = pageArgs(input, name, ['id']);
    const rows = await read({ rows: limit + 1, beforeId: after?.[0] ?? null });
    return toConnection(rows, limit, ({ id }) => encodeCursor(name, [id]), after !== null);
  };

  /** Nothing that names the viewer is stored: no key, no counter, no receipt. */
  async function sendAnonymously(viewerId: number, values: FeedbackValues): Promise<Feedback> {
    await anonymousLimit.consume('feedback', viewerId);
    const createdAt = dayOf(clock.now());
    return database.transaction((tx) =>
      feedback.insert(tx, { ...values, userId: null, createdAt }),
    );
  }

  async function sendByName(
    info: RequestInfo,
    userId: number,
    { values, input }: { values: FeedbackValues; input: unknown },
  ): Promise<Feedback> {
    await consumeWriteQuota(rateLimits, info);
    return database.transaction((tx) =>
      idempotent(info, tx, { operation: 'sendFeedback', input }, async () => {
        const row = await feedback.insert(tx, { ...values, userId, createdAt: clock.now() });
        await mail.send(tx, {
          key: `feedback:${row.id}`,
          workflow: 'feedback.received',
          to: { userId },
          params: { subject: values.title },
        });
        return row;
      }),
    );
  }

  async function announceAnswer(tx: MessagingTx, row: Feedback): Promise<void> {
    if (row.userId === null || row.adminResponse === null) return;
    await appendOutbox(tx, 'feedback.answered', {
      ...{ feedbackId: row.id, userId: row.userId, title: row.title },
      ...{ answer: row.adminResponse, at: clock.now().toISOString() },
    });
  }

  return {
    /** @throws DomainError UNAUTHENTICATED, VALIDATION_FAILED, RATE_LIMITED. */
    async send(info: RequestInfo, input: unknown): Promise<Feedback> {
      const { userId } = requireViewer(info);
      const values = parseInput(feedbackRule, input);
      return values.isAnonymous
        ? sendAnonymously(userId, values)
        : sendByName(info, userId, { values, input });
    },

    async mine(info: RequestInfo, input: PageInput): Promise<Connection<Feedback>> {
      const { userId } = requireViewer(info);
      const name = listName('myFeedback', userId);
      return pageOf(name, input, (page) => feedback.ofUser(userId, page));
    },

    /** @throws DomainError FORBIDDEN unless an administrator. */
    async all(
      info: RequestInfo,
      { filter, ...input }: PageInput & { filter?: unknown },
    ): Promise<Connection<Feedback>> {
      requireAdmin(info);
      const wanted = parseInput(feedbackFilterInput, filter ?? {});
      return pageOf(listName('allFeedback', wanted), input, (page) => feedback.all(wanted, page));
    },

    /** @throws DomainError FORBIDDEN unless an administrator. */
    async ratings(info: RequestInfo, input: unknown): Promise<FeedbackRatings[]> {
      requireAdmin(info);
      const { weeks } = parseInput(feedbackRatingsRule, input);
      return feedbackRatingsSince(database.reader, mondayBefore(clock.now(), weeks));
    },

    /** Public. */
    async roadmap(): Promise<RoadmapItem[]> {
      const rows = await feedback.onRoadmap(LIMITS.roadmapItemsMax);
      return rows.flatMap((row) => roadmapItemOf(row) ?? []);
    },

    /** @throws DomainError FORBIDDEN unless an administrator, NOT_FOUND, CONFLICT changed. */
    async update(info: RequestInfo, input: unknown): Promise<Feedback> {
      const viewer = requireAdmin(info);
      const { feedbackId, version, ...change } = parseInput(updateFeedbackRule, input);
      await consumeWriteQuota(rateLimits, info);
      return database.transaction((tx) =>
        idempotent(info, tx, { operation: 'updateFeedback', input }, async () => {
          const before = await feedback.find(tx, feedbackId);
          if (!before) throw notFound();
          const now = clock.now();
          const isAnswered =
            change.adminResponse !== undefined && change.adminResponse !== before.adminResponse;
          const at = { id: feedbackId, version: version ?? before.version };
          const after = await feedback.update(tx, at, changeOf(change, { isAnswered, now }));
          if (!after) throw conflict('support.changed', { reasons: ['changed'] });
          if (isAnswered) await announceAnswer(tx, after);
          await reportAct(tx, info, {
            ...{ actorId: viewer.userId, at: now, subject: `feedback:${feedbackId}` },
            action: isAnswered ? 'feedback.answered' : 'feedback.changed',
            personIds: after.userId === null ? [] : [after.userId],
          });
          return after;
        }),
      );
    },
  };
}

type Change = Pick<Partial<Feedback>, 'status' | 'priority' | 'adminResponse'> & {
  roadmap?: { stage: RoadmapItem['stage']; titleEn: string; titleFr: string } | null | undefined;
};

const OFF_ROADMAP: FeedbackChange = {
  ...{ roadmapStage: null, roadmapTitleEn: null, roadmapTitleFr: null, roadmapAt: null },
};

/** An answer closes the question unless a status is given. */
function changeOf(
  { roadmap, ...change }: Change,
  { isAnswered, now }: { isAnswered: boolean; now: Date },
): FeedbackChange {
  return {
    ...(isAnswered && { status: 'answered' as const, answeredAt: now }),
    ...change,
    ...(roadmap === null && OFF_ROADMAP),
    ...(roadmap && {
      ...{ roadmapStage: roadmap.stage, roadmapAt: now },
      ...{ roadmapTitleEn: roadmap.titleEn, roadmapTitleFr: roadmap.titleFr },
    }),
  };
}
