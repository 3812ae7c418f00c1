import {
  approvalRule,
  currentDateIn,
  isExpiryTooFar,
  rejectionRule,
  submitDocumentRule,
  type DocumentType,
} from '@tbt/contracts';
import {
  conflict,
  idempotent,
  notFound,
  onConstraint,
  parseInput,
  requireViewer,
  validationFailed,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import type { AuditQueries } from '../admin';
import type { Upload, UploadsService } from '../uploads';
import { requireOpen, type User, type UsersQueries } from '../users';
import {
  announceDecided,
  announceSubmitted,
  announceWithdrawn,
} from './verification-documents.events';
import {
  authorizeOwner,
  authorizeReview,
  authorizeSubmitter,
} from './verification-documents.policy';
import type {
  Decision,
  VerificationDocument,
  VerificationDocumentsRepository,
} from './verification-documents.repository';

const LINK_SECONDS = 600;

export type ReviewInput = {
  id: number;
  revision?: number | null;
  status: 'approved' | 'rejected';
  expiresOn?: string | null;
  reason?: string | null;
};

/** The document of the licence that the file proves; null for another type. */
type TakeFile = (
  tx: IdentityTx,
  info: RequestInfo,
  user: User,
  file: { documentType: DocumentType; upload: Upload },
) => Promise<VerificationDocument | null>;

type Parts = {
  documents: VerificationDocumentsRepository;
  licences: { takeFile: TakeFile };
  users: UsersQueries;
  uploads: Pick<UploadsService, 'attach' | 'release' | 'removeFiles' | 'urlOf' | 'linkTo'>;
  audit: AuditQueries;
  limits: IdentityLimits;
  database: IdentityDatabase;
  clock: Clock;
};

const alreadyOpen = () => conflict('document.open', { path: ['documentType'] });
const refuseExpiry = (key: 'validation.expiryPast' | 'validation.expiryTooFar') =>
  validationFailed([{ path: ['expiresOn'], key, values: {} }]);

export function createVerificationDocumentsService(parts: Parts) {
  const { documents, licences, users, uploads, audit, limits, database, clock } = parts;
  const today = () => currentDateIn(null, clock.now());

  const decisionOf = (
    { documentType, licenceId }: VerificationDocument,
    { status, ...input }: ReviewInput,
  ): Pick<Decision, 'status' | 'reason' | 'expiresOn' | 'closedAt'> => {
    if (status === 'rejected') {
      const { reason } = parseInput(rejectionRule, input);
      return { status, reason, expiresOn: null, closedAt: clock.now() };
    }
    if (documentType === 'license' && licenceId === null) throw conflict('document.licenceMissing');
    const { expiresOn } = parseInput(approvalRule, input);
    if (expiresOn !== null && expiresOn < today()) throw refuseExpiry('validation.expiryPast');
    if (expiresOn !== null && isExpiryTooFar(expiresOn, today()))
      throw refuseExpiry('validation.expiryTooFar');
    return { status, reason: null, expiresOn, closedAt: null };
  };

  /** Removes the viewer's undecided document before its replacement. */
  const removeReplaced = async (
    tx: IdentityTx,
    info: RequestInfo,
    { id, documentType }: { id: number; documentType: DocumentType },
  ): Promise<Upload[]> => {
    const replaced = authorizeOwner(info, await documents.byId(tx, id));
    const { status, licenceId, userId } = replaced;
    if (status !== 'pending' || licenceId !== null || replaced.documentType !== documentType)
      throw conflict('document.notPending');
    await documents.remove(tx, id);
    await announceWithdrawn(tx, replaced, clock.now());
    return uploads.release(tx, userId, uploads.urlOf(replaced.upload));
  };

  return {
    /**
     * A licence's file waits until the licence's number is given. @throws DomainError UNAUTHENTICATED, FORBIDDEN,
     * VALIDATION_FAILED, CONFLICT `document.open` or `document.notPending`, RATE_LIMITED.
     */
    submit: async (info: RequestInfo, input: unknown): Promise<VerificationDocument> => {
      requireViewer(info);
      const { userId: named, ...sent } = parseInput(submitDocumentRule, input);
      const { documentType, documentUrl, replaces } = sent;
      const userId = authorizeSubmitter(info, named);
      await limits.consumeWriteQuota(info);
      const call = { operation: 'submitVerificationDocument', input: sent };
      const gone: Upload[] = [];
      const submitted = await database
        .transaction((tx) =>
          idempotent(info, tx, call, async () => {
            const user = requireOpen(await users.lock(tx, userId));
            const upload = await uploads.attach(tx, info, documentUrl, 'document', 'documentUrl');
            const createdAt = clock.now();
            await documents.closeExpired(tx, today(), createdAt, userId);
            if (replaces)
              gone.push(...(await removeReplaced(tx, info, { id: replaces, documentType })));
            if (await documents.isOpen(tx, userId, documentType)) throw alreadyOpen();
            const proof = await licences.takeFile(tx, info, user, { documentType, upload });
            if (proof) return proof;
            const facts = { userId, documentType, uploadId: upload.id, licenceId: null, createdAt };
            const document = await documents.insert(tx, facts);
            // A licence's file is announced with its licence, once it can be reviewed.
            if (documentType !== 'license') await announceSubmitted(tx, document, createdAt);
            return document;
          }),
        )
        .catch((error: unknown) =>
          onConstraint(error, {
            verification_documents_one_open_per_type: alreadyOpen,
            licences_one_pending_per_number: alreadyOpen,
          }),
        );
      await uploads.removeFiles(gone);
      return submitted;
    },

    /**
     * Decides a pending document without a licence; of concurrent reviewers one succeeds.
     * @throws DomainError FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, CONFLICT `document.notPending`, `document.licenceMissing`.
     */
    decide: (info: RequestInfo, input: ReviewInput): Promise<VerificationDocument> =>
      database.transaction(async (tx) => {
        const document = authorizeReview(info, await documents.byId(tx, input.id));
        const user = await users.lock(tx, document.userId);
        if (!user) throw notFound();
        const now = clock.now();
        const decision = decisionOf(document, input);
        const reviewedBy = info.viewer?.userId ?? null;
        const decided = await documents.decide(tx, document, {
          ...decision,
          reviewedBy,
          reviewedAt: now,
        });
        if (!decided) throw conflict('document.notPending');
        await announceDecided(tx, decided, now);
        const { id, status, expiresOn } = decided;
        const facts = { personId: user.id, expiresOn };
        await audit.append(tx, info, now, `document.${status}`, `document:${id}`, facts);
        return decided;
      }),

    /** Scheduled: closes expired documents, so that new ones can be submitted. */
    endExpired: (): Promise<void> =>
      database.transaction((tx) => documents.closeExpired(tx, today(), clock.now())),

    /** Null for a document without a licence. */
    licenceIdOf: async (id: number): Promise<number | null> => {
      const [document] = await documents.byIds([id]);
      return document?.licenceId ?? null;
    },

    /** A URL that expires after ten minutes; the caller authorizes. */
    linkTo: ({ upload }: VerificationDocument): Promise<string> =>
      uploads.linkTo(upload, LINK_SECONDS),
  };
}

export type VerificationDocumentsService = ReturnType<typeof createVerificationDocumentsService>;
