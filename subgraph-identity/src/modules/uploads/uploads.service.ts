import type { Readable } from 'node:stream';
import { profilePictureRule, STORED_UPLOAD_PURPOSE, type UploadKind } from '@tbt/contracts';
import {
  conflict,
  consumeOnce,
  forbidden,
  idempotent,
  onConstraint,
  parseInput,
  requireViewer,
  validationFailed,
  type Clock,
  type Deployment,
  type Logger,
  type OutboxEvent,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import { authorizeEdit, type User, type UsersQueries } from '../users';
import { fileKeys, keyOfUrl, uploadUrl } from './upload-keys';
import { registerRule, storedFileRule, type PictureInput } from './uploads.inputs';
import { createUploadLinks } from './upload-links';
import type { Upload, UploadsQueries } from './uploads.queries';

type Parts = {
  uploads: UploadsQueries;
  users: UsersQueries;
  limits: IdentityLimits;
  database: IdentityDatabase;
  deployment: Deployment;
  clock: Clock;
  logger: Logger;
};

const invalidUpload = (path: string) =>
  validationFailed([{ path: [path], key: 'upload.notYours', values: {} }]);

export function createUploadsService(parts: Parts) {
  const { uploads, users, limits, database, deployment, clock, logger } = parts;
  const { files, sealer } = deployment;

  const storedFile = async (receipt: string) => {
    const facts = storedFileRule.safeParse(await sealer.open(STORED_UPLOAD_PURPOSE, receipt));
    if (facts.success) return facts.data;
    throw validationFailed([{ path: ['receipt'], key: 'validation.invalid', values: {} }]);
  };

  /** Call after the commit; leftovers are garbage collected. */
  const removeFiles = async (gone: readonly Pick<Upload, 'kind' | 'key'>[]): Promise<void> => {
    for (const key of gone.flatMap(fileKeys)) {
      await files.remove(key).catch((error: unknown) => {
        logger.warn({ err: error, key }, 'A file could not be removed');
      });
    }
  };

  /** @param path input field of the URL. @throws DomainError VALIDATION_FAILED unless an own upload of that kind. */
  const attach = async (
    tx: IdentityTx,
    info: RequestInfo,
    url: string,
    kind: UploadKind,
    path: string,
  ): Promise<Upload> => {
    const { userId } = requireViewer(info);
    const key = keyOfUrl(url);
    const upload = key && (await uploads.addUse(tx, { key, kind, ownerId: userId }, clock.now()));
    if (!upload) throw invalidUpload(path);
    return upload;
  };

  /** Removes a reference, and the row with the last one. @returns uploads for `removeFiles` after the commit. */
  const release = async (tx: IdentityTx, ownerId: number, url: string): Promise<Upload[]> => {
    const key = keyOfUrl(url);
    const gone = key && (await uploads.dropUse(tx, { key, ownerId }));
    return gone ? [gone] : [];
  };

  return {
    ...createUploadLinks(deployment),
    attach,
    release,
    removeFiles,
    urlOf: uploadUrl,

    /** Idempotent. @throws DomainError VALIDATION_FAILED for a forged receipt, FORBIDDEN for another user's, RATE_LIMITED. */
    register: async (info: RequestInfo, input: unknown): Promise<Upload> => {
      const { userId } = requireViewer(info);
      const stored = await storedFile(parseInput(registerRule, input).receipt);
      if (stored.ownerId !== userId) throw forbidden('access.foreignActor');
      await limits.countUpload(userId);
      const { kind, size, sha256 } = stored;
      const call = { operation: 'registerUpload', input: { kind, size, sha256 } };
      return database
        .transaction((tx) =>
          idempotent(info, tx, call, () =>
            uploads.insert(tx, { ...stored, createdAt: clock.now() }),
          ),
        )
        .catch((error: unknown) => onConstraint(error, { uploads_key_key: () => conflict() }));
    },

    /** @throws DomainError VALIDATION_FAILED unless an own photo, RATE_LIMITED. */
    changeProfilePicture: async (info: RequestInfo, input: PictureInput): Promise<User> => {
      const { userId } = requireViewer(info);
      const { profilePicture: url } = parseInput(profilePictureRule, input);
      await limits.consumeWriteQuota(info);
      const { user, gone } = await database.transaction(async (tx) => {
        const before = authorizeEdit(info, await users.lock(tx, userId));
        const picture = url && uploadUrl(await attach(tx, info, url, 'photo', 'profilePicture'));
        const gone = before.profilePicture
          ? await release(tx, userId, before.profilePicture)
          : ([] as Upload[]);
        const isSame = picture === before.profilePicture;
        const user = isSame ? before : await users.update(tx, before, { profilePicture: picture });
        return { user, gone };
      });
      await removeFiles(gone);
      return user;
    },

    /** A file that is gone with its owner's account is skipped. */
    onAttached: ({
      id,
      payload,
    }: OutboxEvent<'evidence.attached' | 'message.attached'>): Promise<void> =>
      database.transaction(async (tx) => {
        if (!(await consumeOnce(tx, id))) return;
        const newOwnerId = 'senderId' in payload ? payload.senderId : undefined;
        for (const file of payload.files) {
          const owned = { ...file, kind: 'document' as const };
          await uploads.addUse(tx, owned, new Date(payload.at), newOwnerId);
        }
      }),

    /** Deletes files whose last use it was. */
    async onEvidenceReleased({ id, payload }: OutboxEvent<'evidence.released'>): Promise<void> {
      const gone = await database.transaction(async (tx) => {
        if (!(await consumeOnce(tx, id))) return [];
        const dropped: (Upload | null)[] = [];
        for (const file of payload.files) dropped.push(await uploads.dropUse(tx, file));
        return dropped.filter((upload) => upload !== null);
      });
      await removeFiles(gone);
    },

    ofOwner: uploads.ofOwner,

    /** Every upload of a user, one by one; photos in their largest size. */
    async *contentsOf(ownerId: number): AsyncGenerator<{ name: string; content: Readable }> {
      for (const upload of await uploads.ofOwner(ownerId)) {
        const key = fileKeys(upload).at(-1) ?? upload.key;
        const stored = await files.open(key);
        if (stored) yield { name: key.replaceAll('/', '-'), content: stored.content };
      }
    },

    /** In the transaction that erases the user. @returns uploads for `removeFiles`. */
    eraseOwner: (tx: IdentityTx, ownerId: number): Promise<Upload[]> =>
      uploads.removeOfOwner(tx, ownerId),
  };
}

export type UploadsService = ReturnType<typeof createUploadsService>;
