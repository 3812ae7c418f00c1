import type { DomainEvents } from '@tbt/contracts';
import type { Database, PrismaClientLike, Tx } from '../database/database';
import type { Reader } from '../database/reader';
import type { SqlExecutor } from '../database/sql-executor';
import type { Bus } from '../events/bus';
import { consumeOnce } from '../events/inbox';
import { appendOutbox } from '../events/outbox';
import type { FileStorage } from '../files';
import type { Sealer } from '../sealing';
import type { SubgraphName } from '../subgraph/subgraph';
import { erasePerson, exportPerson } from './person-data';
import type { PersonalTable } from './personal-table';

type Writer = SqlExecutor & Reader;

export type PrivacyPart<C extends PrismaClientLike> = {
  service: SubgraphName;
  database: Database<C>;
  bus: Pick<Bus, 'subscribe'>;
  files: FileStorage;
  sealer: Sealer;
  tables: readonly PersonalTable[];
  /** Closes what is still open before the rows are erased, in the same transaction. */
  beforeErasing?: (tx: Tx<C>, userId: number, at: Date) => Promise<void>;
};

export const ERASED_EMAIL = 'erased-email';

export const exportPartKey = (exportId: number, service: SubgraphName): string =>
  `exports/${exportId}/${service}.json`;

const emailOf = async (sealer: Sealer, sealed: string): Promise<string> => {
  const facts = await sealer.open(ERASED_EMAIL, sealed);
  return typeof facts?.email === 'string' ? facts.email : '';
};

export async function servePrivacy<C extends PrismaClientLike & Writer>(
  part: PrivacyPart<C>,
): Promise<void> {
  const { service, database, bus, files, sealer, tables } = part;
  const inTransaction = (run: (tx: Tx<C> & Writer) => Promise<void>) =>
    database.transaction((tx) => run(tx as Tx<C> & Writer));

  const exportPart = async (payload: DomainEvents['export.requested']) => {
    const email = await emailOf(sealer, payload.sealedEmail);
    const rows = await exportPerson(database.pool, tables, { id: payload.userId, email });
    const key = exportPartKey(payload.exportId, service);
    await files.put(key, Buffer.from(JSON.stringify(rows)));
  };

  await bus.subscribe(service, 'export.requested', async ({ id, payload }) => {
    await exportPart(payload);
    await inTransaction(async (tx) => {
      if (!(await consumeOnce(tx, id))) return;
      const { userId, exportId } = payload;
      await appendOutbox(tx, 'export.part-stored', { userId, exportId, service });
    });
  });

  if (service === 'identity') return;
  await bus.subscribe(service, 'account.erased', async ({ id, payload }) => {
    const email = await emailOf(sealer, payload.sealedEmail);
    await inTransaction(async (tx) => {
      if (!(await consumeOnce(tx, id))) return;
      const { userId, at } = payload;
      await part.beforeErasing?.(tx, userId, new Date(at));
      await erasePerson(tx, tables, { id: userId, email });
      await appendOutbox(tx, 'erasure.part-done', { userId, service });
    });
  });
}
