import type { DocumentType } from '@tbt/contracts';
import { conflict, type Clock, type RequestInfo } from '@tbt/service-kit';
import type { IdentityTx } from '../../database';
import type { AuditQueries } from '../admin';
import { isInForce, type CredentialsService } from '../credentials';
import type { Upload } from '../uploads';
import type { User } from '../users';
import type {
  VerificationDocument,
  VerificationDocumentsRepository,
} from '../verification-documents';
import { provesLicence, type LicenceFiles } from './licence-files';
import { announceSubmitted } from './licences.events';
import type { Licence, LicencesRepository } from './licences.repository';

type Parts = {
  licences: LicencesRepository;
  documents: VerificationDocumentsRepository;
  files: LicenceFiles;
  credentials: CredentialsService;
  audit: AuditQueries;
  clock: Clock;
};

type Submission = {
  user: User;
  licence: Licence;
  /** Attached in the same transaction; null keeps the current file. */
  upload: Upload | null;
  documentType?: DocumentType;
  /** Collects uploads whose files are deleted after the commit. */
  gone: Upload[];
};

const REOPENED = {
  status: 'pending',
  reason: null,
  expiresOn: null,
  reviewedBy: null,
  reviewedAt: null,
  closedAt: null,
} as const;

export function createLicenceSubmission(parts: Parts) {
  const { licences, documents, files, credentials, audit, clock } = parts;

  /** Announces a licence once it has its file. */
  const submit = async (
    tx: IdentityTx,
    info: RequestInfo,
    { gone, ...sent }: Submission,
  ): Promise<Licence> => {
    const at = clock.now();
    const provided = await files.provide(tx, info, { ...sent, at });
    gone.push(...provided.gone);
    if (provided.hasFile) await announceSubmitted(tx, sent.user, sent.licence, at);
    await credentials.refresh(tx, sent.user);
    return sent.licence;
  };

  /** Revokes an approval; a pending renewal replaces the licence. */
  const reopen = async (tx: IdentityTx, user: User, licence: Licence, at: Date): Promise<void> => {
    const renewal = await licences.findLike(tx, licence, 'pending');
    if (renewal) {
      await documents.closeOfLicence(tx, licence.id, at);
      return licences.replace(tx, licence, renewal);
    }
    const reopened = await licences.reopen(tx, licence, at);
    const hasFile = await documents.decideOfLicence(tx, licence.id, REOPENED);
    if (hasFile) await announceSubmitted(tx, user, reopened, at);
  };

  return {
    submit,

    /**
     * Attaches an uploaded document to the licence that lacks one, the home province's first. @returns null when none does.
     * @throws DomainError CONFLICT `licence.approved` when it was approved meanwhile.
     */
    takeFile: async (
      tx: IdentityTx,
      info: RequestInfo,
      user: User,
      sent: { documentType: DocumentType; upload: Upload },
    ): Promise<VerificationDocument | null> => {
      const lacking = (await licences.withoutFile(tx, user.id)).filter((licence) =>
        provesLicence(user, licence, sent.documentType),
      );
      const found = lacking.find(({ province }) => province === user.province) ?? lacking[0];
      if (!found) return null;
      const { province, regulator, licenceClass, number, expiresOn, conditions } = found;
      const values = { province, regulator, licenceClass, number, expiresOn, conditions };
      const { isReviewedAgain } = found;
      const licence = await licences.resubmit(tx, found, values, clock.now(), isReviewedAgain);
      if (!licence) throw conflict('licence.approved');
      await submit(tx, info, { user, licence, ...sent, gone: [] });
      const [document] = await documents.ofLicence(tx, licence.id);
      return document ?? null;
    },

    /** After facts of the user changed that a review compares: sends every licence in force for review again, and outdates open reviews. */
    reviewAgain: async (tx: IdentityTx, info: RequestInfo, user: User): Promise<User> => {
      const at = clock.now();
      await licences.touchPending(tx, user.id);
      const approved = await licences.approvedOf(tx, user.id);
      for (const licence of approved.filter((one) => isInForce(one, at))) {
        await reopen(tx, user, licence, at);
        const subject = `licence:${licence.id}`;
        await audit.append(tx, info, at, 'licence.reopened', subject, { personId: user.id });
      }
      return credentials.refresh(tx, user);
    },
  };
}
