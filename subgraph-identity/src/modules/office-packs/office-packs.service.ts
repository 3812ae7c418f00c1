import { officePackRule } from '@tbt/contracts';
import {
  conflict,
  parseInput,
  requireClinic,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import type { Upload, UploadsService } from '../uploads';
import { requireOpen, type User, type UsersQueries } from '../users';
import type { OfficePacksRepository } from './office-packs.repository';

type Parts = {
  officePacks: OfficePacksRepository;
  users: UsersQueries;
  uploads: Pick<UploadsService, 'attach' | 'release' | 'removeFiles' | 'urlOf'>;
  limits: IdentityLimits;
  database: IdentityDatabase;
  clock: Clock;
};

export const createOfficePacksService = (parts: Parts) => {
  const { officePacks, users, uploads, limits, database, clock } = parts;

  /** Accepts own uploads only and releases removed ones. */
  async function changePhotos(
    tx: IdentityTx,
    info: RequestInfo,
    clinicId: number,
    [before, wanted]: [readonly string[], readonly string[]],
  ) {
    const photos: string[] = [];
    for (const url of new Set(wanted)) {
      if (before.includes(url)) photos.push(url);
      else photos.push(uploads.urlOf(await uploads.attach(tx, info, url, 'photo', 'photos')));
    }
    const gone: Upload[] = [];
    for (const url of before)
      if (!photos.includes(url)) gone.push(...(await uploads.release(tx, clinicId, url)));
    return { photos, gone };
  }

  return {
    /**
     * @param expectedVersion 0 while there is no pack.
     * @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, VALIDATION_FAILED, CONFLICT `profile.stale`.
     */
    update: async (info: RequestInfo, input: unknown, expectedVersion: number): Promise<User> => {
      const clinicId = requireClinic(info);
      await limits.consumeWriteQuota(info);
      const values = parseInput(officePackRule, input);
      const { clinic, gone } = await database.transaction(async (tx) => {
        const clinic = requireOpen(await users.lock(tx, clinicId));
        const saved = await officePacks.byClinic(tx, clinicId);
        if ((saved?.version ?? 0) !== expectedVersion)
          throw conflict('profile.stale', { reasons: ['stale_version'] });
        const { photos, gone } = await changePhotos(tx, info, clinicId, [
          saved?.photos ?? [],
          values.photos,
        ]);
        await officePacks.save(tx, clinicId, { ...values, photos }, clock.now());
        return { clinic, gone };
      });
      await uploads.removeFiles(gone);
      return clinic;
    },
  };
};

export type OfficePacksService = ReturnType<typeof createOfficePacksService>;
