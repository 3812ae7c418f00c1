import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { PRIVATE_FILE_PATH, PRIVATE_FILE_PURPOSE, type ServiceName } from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  consumeOnce,
  ERASED_EMAIL,
  exportPartKey,
  onConstraint,
  rateLimited,
  requireViewer,
  SUBGRAPH_NAMES,
  type Clock,
  type Deployment,
  type ExportedTables,
  type Logger,
  type OutboxEvent,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase } from '../../database';
import { requireOpen, type UsersQueries } from '../users';
import { exportArchive, type ArchivedFile, type ExportedParts } from './export-archive';
import type { DataExport, PrivacyQueries } from './privacy.queries';

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
const EXPORTS_A_DAY = 3;
const KEPT_DAYS = 7;
/** An export whose parts are still missing after that is abandoned. */
const COLLECTED_DAYS_MAX = 3;
const LINK_SECONDS = 600;
/** Parts wait in queues for some days at most. */
const PART_LIFE_SECONDS = 30 * DAY_SECONDS;
const PARTS_TOTAL = SUBGRAPH_NAMES.length;

type Parts = {
  privacy: PrivacyQueries;
  users: UsersQueries;
  database: IdentityDatabase;
  deployment: Deployment;
  clock: Clock;
  logger: Logger;
  filesOf: (userId: number) => AsyncIterable<ArchivedFile>;
};

export function createExportsService(parts: Parts) {
  const { privacy, users, database, deployment, clock, logger, filesOf } = parts;
  const { files, sealer } = deployment;

  async function partOf(exportId: number, service: ServiceName): Promise<ExportedTables> {
    const stored = await files.open(exportPartKey(exportId, service));
    if (!stored) throw new Error(`${service} has not stored its part of export ${exportId}`);
    return JSON.parse(await text(stored.content)) as ExportedTables;
  }

  async function assemble({ id, userId }: DataExport): Promise<void> {
    const collected: ExportedParts = {};
    for (const service of SUBGRAPH_NAMES) collected[service] = await partOf(id, service);
    const archive = exportArchive(collected, filesOf(userId));
    // Unguessable, and unique per attempt.
    const fileKey = `exports/${id}/${randomBytes(16).toString('hex')}.zip`;
    await files.put(fileKey, Readable.from(archive));
    const readyAt = clock.now();
    const expiresAt = new Date(readyAt.getTime() + KEPT_DAYS * DAY_MS);
    const isOurs = await database.transaction(async (tx) => {
      if (!(await privacy.makeReady(tx, id, { fileKey, readyAt, expiresAt }))) return false;
      await appendOutbox(tx, 'export.ready', {
        userId,
        exportId: id,
        expiresAt: expiresAt.toISOString(),
        at: readyAt.toISOString(),
      });
      return true;
    });
    if (!isOurs) await files.remove(fileKey);
    for (const service of SUBGRAPH_NAMES) await files.remove(exportPartKey(id, service));
  }

  /** Deletes the archive and its parts, including those of a crashed process. */
  async function expire(dataExport: DataExport): Promise<void> {
    for await (const { key } of files.list(`exports/${dataExport.id}/`)) await files.remove(key);
    await privacy.markExpired(dataExport);
  }

  // One failing export must not block the others.
  const each = async (all: DataExport[], work: (one: DataExport) => Promise<void>) => {
    for (const one of all) {
      await work(one).catch((err: unknown) =>
        logger.error({ err, exportId: one.id }, 'An export has to be finished later'),
      );
    }
  };

  return {
    partsTotal: PARTS_TOTAL,

    /** @throws DomainError UNAUTHENTICATED, RATE_LIMITED after three in a day, CONFLICT while one is collected. */
    request: async (info: RequestInfo): Promise<DataExport> => {
      const { userId } = requireViewer(info);
      const now = clock.now();
      return database
        .transaction(async (tx) => {
          const user = requireOpen(await users.lock(tx, userId));
          const dayAgo = new Date(now.getTime() - DAY_MS);
          const made = await privacy.exportsSince(tx, userId, dayAgo);
          if (made >= EXPORTS_A_DAY) throw rateLimited(DAY_SECONDS / 2);
          const dataExport = await privacy.insertExport(tx, userId, now);
          // An unconfirmed address gives no access to what its owner wrote.
          const facts = { email: user.emailConfirmedAt ? user.email : '' };
          await appendOutbox(tx, 'export.requested', {
            userId,
            exportId: dataExport.id,
            sealedEmail: await sealer.seal(ERASED_EMAIL, facts, PART_LIFE_SECONDS),
            at: now.toISOString(),
          });
          return dataExport;
        })
        .catch((error: unknown) =>
          onConstraint(error, {
            data_exports_one_at_a_time: () => conflict('privacy.exportRunning'),
          }),
        );
    },

    /** A link that expires after ten minutes; null unless the archive is ready. */
    linkTo: async ({ status, fileKey, id }: DataExport): Promise<string | null> => {
      if (status !== 'ready' || !fileKey) return null;
      const name = `tooth-be-told-${id}.zip`;
      const facts = { key: fileKey, mediaType: 'application/zip', name };
      return PRIVATE_FILE_PATH + (await sealer.seal(PRIVATE_FILE_PURPOSE, facts, LINK_SECONDS));
    },

    /** Consumer: records a part, and builds the archive from the last one. */
    onPartStored: async ({ id, payload }: OutboxEvent<'export.part-stored'>): Promise<void> => {
      const complete = await database.transaction(async (tx) => {
        if (!(await consumeOnce(tx, id))) return null;
        const dataExport = await privacy.addPart(tx, payload.exportId, payload.service);
        if (!dataExport) return 'unwanted';
        return dataExport.parts.length >= PARTS_TOTAL ? dataExport : null;
      });
      // The account was closed meanwhile.
      if (complete === 'unwanted')
        await files.remove(exportPartKey(payload.exportId, payload.service));
      else if (complete) await assemble(complete);
    },

    /** Builds archives that a crashed process left, and expires old and abandoned exports. */
    cleanUp: async (): Promise<void> => {
      await each(await privacy.complete(PARTS_TOTAL), assemble);
      const now = clock.now();
      const abandoned = new Date(now.getTime() - COLLECTED_DAYS_MAX * DAY_MS);
      await each(await privacy.expired(now, abandoned), expire);
    },
  };
}

export type ExportsService = ReturnType<typeof createExportsService>;
