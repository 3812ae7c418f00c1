import { currentDateIn, REMINDER_DAYS } from '@tbt/contracts';
import {
  encodeCursor,
  listName,
  pageArgs,
  parseInput,
  toConnection,
  validationFailed,
  type Clock,
  type Connection,
  type PageInput,
  type RequestInfo,
} from '@tbt/service-kit';
import type { LicencesService } from '../licences';
import { requireReviewer } from '../users';
import type { VerificationDocumentsService } from '../verification-documents';
import { decisionRule, filterRule } from './verification-reviews.inputs';
import type { VerificationRef, VerificationReviewsQueries } from './verification-reviews.queries';

type Parts = {
  reviews: VerificationReviewsQueries;
  licences: LicencesService;
  documents: VerificationDocumentsService;
  clock: Clock;
};

const revisionMissing = {
  path: ['revision'],
  key: 'validation.required' as const,
  values: {},
};

const DAY_MS = 24 * 3_600_000;
const AHEAD_DAYS = REMINDER_DAYS[0];

export const createVerificationReviewsService = ({
  reviews,
  licences,
  documents,
  clock,
}: Parts) => ({
  /** @throws DomainError FORBIDDEN, VALIDATION_FAILED. */
  queue: async (
    info: RequestInfo,
    { filter, ...input }: PageInput & { filter?: unknown },
  ): Promise<Connection<VerificationRef>> => {
    requireReviewer(info);
    const wanted = parseInput(filterRule, filter ?? {});
    const list = listName('verificationQueue', wanted);
    const { limit, after } = pageArgs(input, list, ['instant', 'string', 'id']);
    const rows = await reviews.queue(wanted, {
      limit,
      after: after && { submittedAt: new Date(after[0]), kind: after[1], id: after[2] },
    });
    const cursorOf = ({ submittedAt, kind, id }: VerificationRef) =>
      encodeCursor(list, [submittedAt.getTime(), kind, id]);
    return toConnection(rows, limit, cursorOf, after !== null);
  },

  /** @throws DomainError FORBIDDEN, VALIDATION_FAILED. */
  expiries: async (info: RequestInfo, input: PageInput): Promise<Connection<VerificationRef>> => {
    requireReviewer(info);
    const list = 'comingExpiries';
    const { limit, after } = pageArgs(input, list, ['string', 'string', 'id']);
    const from = currentDateIn(null, clock.now());
    const until = new Date(Date.parse(from) + AHEAD_DAYS * DAY_MS).toISOString().slice(0, 10);
    const rows = await reviews.expiries(
      { from, until },
      { limit, after: after && { expiresOn: after[0], kind: after[1], id: after[2] } },
    );
    const cursorOf = ({ expiresOn, kind, id }: VerificationRef) =>
      encodeCursor(list, [expiresOn ?? '', kind, id]);
    return toConnection(rows, limit, cursorOf, after !== null);
  },

  /** Decides a licence's file with its licence, in the revision that was read. @throws DomainError FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, CONFLICT. */
  decide: async (info: RequestInfo, input: unknown): Promise<VerificationRef> => {
    requireReviewer(info);
    const { kind, decision: status, ...rest } = parseInput(decisionRule, input);
    const review = { ...rest, status };
    const licenceId = kind === 'licence' ? review.id : await documents.licenceIdOf(review.id);
    if (licenceId !== null) {
      if (review.revision == null) throw validationFailed([revisionMissing]);
      const decided = await licences.decide(info, { ...review, id: licenceId });
      const { id, userId, submittedAt, expiresOn } = decided;
      return { kind: 'licence', id, userId, submittedAt, expiresOn };
    }
    const { id, userId, createdAt, expiresOn } = await documents.decide(info, review);
    return { kind, id, userId, submittedAt: createdAt, expiresOn };
  },
});

export type VerificationReviewsService = ReturnType<typeof createVerificationReviewsService>;
