import {
  DISPUTE_TERMS,
  DOCUMENT_PATH,
  type DisputeEvidenceValues,
  type ShiftSide,
} from '@tbt/contracts';
import {
  appendOutbox,
  linkToFile,
  openUploadProof,
  validationFailed,
  type Clock,
  type Deployment,
  type ProvedUpload,
} from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import type { DisputesRepository } from './disputes.repository';
import type { Dispute, DisputeEvidence } from './disputes.types';

export type UploadedFile = ProvedUpload & { fileName: string | null };

type Deps = {
  disputes: DisputesRepository;
  deployment: Pick<Deployment, 'sealer'>;
  clock: Clock;
};

const FOLDER = 'documents/';
const DAY_LENGTH = 10;

export type Evidence = ReturnType<typeof createEvidence>;

export function createEvidence({ disputes, deployment: { sealer }, clock }: Deps) {
  const openProof = async (
    { proof, fileName }: DisputeEvidenceValues,
    position: number,
    ownerId: number,
  ): Promise<UploadedFile> => {
    const upload = await openUploadProof(sealer, proof, ownerId);
    if (upload) return { ...upload, fileName };
    const path = ['evidence', String(position), 'proof'];
    throw validationFailed([{ path, key: 'dispute.evidenceNotYours', values: {} }]);
  };

  return {
    /** Before the transaction. @throws DomainError VALIDATION_FAILED unless own uploads, each once. */
    async open(values: readonly DisputeEvidenceValues[], ownerId: number): Promise<UploadedFile[]> {
      const files = await Promise.all(values.map((each, at) => openProof(each, at, ownerId)));
      if (new Set(files.map(({ key }) => key)).size < files.length) {
        throw validationFailed([{ path: ['evidence'], key: 'dispute.evidenceTwice', values: {} }]);
      }
      return files;
    },

    /** The transaction holds the booking. @throws DomainError VALIDATION_FAILED for too many. */
    async attach(
      tx: MarketplaceTx,
      { id: disputeId }: Dispute,
      side: ShiftSide,
      files: readonly UploadedFile[],
    ): Promise<void> {
      if (files.length === 0) return;
      const max = DISPUTE_TERMS.evidenceMax;
      if ((await disputes.countEvidence(tx, disputeId, side)) + files.length > max) {
        throw validationFailed([
          { path: ['evidence'], key: 'dispute.evidenceMax', values: { max } },
        ]);
      }
      const createdAt = clock.now();
      await disputes.addEvidence(
        tx,
        files.map(({ key, ownerId, mediaType, fileName }) => ({
          ...{ disputeId, side, ownerId, mediaType, fileName, createdAt },
          url: DOCUMENT_PATH + key.slice(FOLDER.length),
        })),
      );
      await appendOutbox(tx, 'evidence.attached', {
        disputeId,
        files: files.map(({ key, ownerId }) => ({ key, ownerId })),
        at: createdAt.toISOString(),
      });
    },

    /** The viewer may see the case. */
    linkTo: ({ url, mediaType, createdAt }: DisputeEvidence): Promise<string> =>
      linkToFile(sealer, {
        key: FOLDER + url.slice(DOCUMENT_PATH.length),
        mediaType,
        name: `evidence-${createdAt.toISOString().slice(0, DAY_LENGTH)}`,
      }),
  };
}
