import { approvalRule, currentDateIn, rejectionRule, submitDocumentRule } from '@tbt/contracts';
import {
  conflict,
  idempotent,
  notFound,
  onConstraint,
  parseInput,
  validationFailed,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import type { AuditRepository } from '../admin';
import type { CredentialsService } from '../credentials';
import type { ReviewInput } from '../licences';
import { nextDeadline, type RegulatorsRepository } from '../regulators';
import type { UploadsService } from '../uploads';
import { requireOpen, type User, type UsersRepository } from '../users';
import { announceDecided, announceSubmitted } from './verification-documents.events';
import { authorizeReview, authorizeSubmitter } from './verification-documents.policy';
import type {
  Decision,
  VerificationDocument,
  VerificationDocumentsRepository,
} from './verification-documents.repository';

const LINK_SECONDS = 600;

type Parts = {
  documents: VerificationDocumentsRepository;
  regulators: RegulatorsRepository;
  credentials: CredentialsService;
  users: UsersRepository;
  uploads: Pick<UploadsService, 'attach' | 'linkTo'>;
  audit: AuditRepository;
  limits: IdentityLimits;
  database: IdentityDatabase;
  clock: Clock;
};

const inThePast = () =>
  validationFailed([{ path: ['expiresOn'], key: 'validation.expiryPast', values: {} }]);

export function createVerificationDocumentsService(parts: Parts) {
  const { documents, regulators, credentials, users, uploads, audit, limits, database, clock } =
    parts;
  const today = () => currentDateIn(null, clock.now());

  /** A licence ends with its regulator's registrations; other documents have no end of their own. */
  const defaultExpiry = async (
    tx: IdentityTx,
    { province, role }: User,
    { documentType }: VerificationDocument,
  ): Promise<string | null> => {
    if (documentType !== 'license' || !province) return null;
    const regulator = await regulators.find(tx, province, role);
    return nextDeadline(regulator?.deadline ?? null, today());
  };

  const decisionOf = async (
    tx: IdentityTx,
    user: User,
    document: VerificationDocument,
    { status, ...input }: ReviewInput,
  ): Promise<Pick<Decision, 'status' | 'reason' | 'expiresOn' | 'closedAt'>> => {
    if (status === 'rejected') {
      const { reason } = parseInput(rejectionRule, input);
      return { status, reason, expiresOn: null, closedAt: clock.now() };
    }
    const given = parseInput(approvalRule, input).expiresOn;
    if (given !== null && given < today()) throw inThePast();
    const expiresOn = given ?? (await defaultExpiry(tx, user, document));
    return { status, reason: null, expiresOn, closedAt: null };
  };

  const closeExpired = (userId: number): Promise<void> =>
    database.transaction(async (tx) => {
      const user = await users.lock(tx, userId);
      if (!user) return;
      const closed = await documents.closeExpiredOf(tx, userId, today(), clock.now());
      if (closed > 0) await credentials.refresh(tx, user);
    });

  return {
    /**
     * Sends an own upload for review.
     * @throws DomainError UNAUTHENTICATED, FORBIDDEN, VALIDATION_FAILED, CONFLICT `document.open`,
     * RATE_LIMITED by person.
     */
    submit: async (info: RequestInfo, input: unknown): Promise<VerificationDocument> => {
      const { userId: named, documentType, documentUrl } = parseInput(submitDocumentRule, input);
      const userId = authorizeSubmitter(info, named);
      await limits.countWrite(userId);
      const call = {
        operation: 'submitVerificationDocument',
        input: { documentType, documentUrl },
      };
      return database
        .transaction((tx) =>
          idempotent(info, tx, call, async () => {
            const user = requireOpen(await users.lock(tx, userId));
            const upload = await uploads.attach(tx, info, documentUrl, 'document', 'documentUrl');
            const createdAt = clock.now();
            await documents.closeExpiredOf(tx, userId, today(), createdAt);
            const document = await documents.insert(tx, {
              userId,
              documentType,
              uploadId: upload.id,
              createdAt,
            });
            await announceSubmitted(tx, document, createdAt);
            await credentials.refresh(tx, user);
            return document;
          }),
        )
        .catch((error: unknown) =>
          onConstraint(error, {
            verification_documents_one_open_per_type: () =>
              conflict('document.open', { path: ['documentType'] }),
          }),
        );
    },

    /**
     * Approves or rejects a pending document; two reviewers at once: one wins.
     * @throws DomainError FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, CONFLICT `document.notPending`.
     */
    decide: (info: RequestInfo, input: ReviewInput): Promise<VerificationDocument> =>
      database.transaction(async (tx) => {
        const document = authorizeReview(info, await documents.byId(tx, input.id));
        const user = await users.lock(tx, document.userId);
        if (!user) throw notFound();
        const now = clock.now();
        const decision = await decisionOf(tx, user, document, input);
        const reviewedBy = info.viewer?.userId ?? null;
        const decided = await documents.decide(tx, document, {
          ...decision,
          reviewedBy,
          reviewedAt: now,
        });
        if (!decided) throw conflict('document.notPending');
        await credentials.refresh(tx, user);
        await announceDecided(tx, decided, now);
        const { id, status, expiresOn } = decided;
        const facts = { personId: user.id, expiresOn };
        await audit.append(tx, info, now, `document.${status}`, `document:${id}`, facts);
        return decided;
      }),

    /** Ends what has expired, person by person; for the clock. */
    endExpired: async (): Promise<void> => {
      for (const userId of await documents.withExpired(today())) await closeExpired(userId);
    },

    /** An address that opens the file for ten minutes; who may have it is asked before. */
    linkTo: ({ upload }: VerificationDocument): Promise<string> =>
      uploads.linkTo(upload, LINK_SECONDS),
  };
}

export type VerificationDocumentsService = ReturnType<typeof createVerificationDocumentsService>;
