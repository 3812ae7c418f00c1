import { liftPostingBlockRule } from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  encodeCursor,
  listName,
  pageArgs,
  parseInput,
  requireAdmin,
  requireClinic,
  toConnection,
} from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import { reportAct } from '../../report-act';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { inBatches } from '../../in-batches';
import { refuseOwnCase, type PeopleQueries } from '../people';
import type { PostingBlock } from './invoices.types';
import type { PostingBlockQueries } from './posting-block.queries';

const BATCH = 100;
const LIST = listName('postingBlocks', null);

type Deps = {
  database: MarketplaceDatabase;
  blocks: PostingBlockQueries;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
};

export type PostingBlocks = ReturnType<typeof createPostingBlocks>;

export function createPostingBlocks({ database, blocks, people, commands, clock }: Deps) {
  const inTransactions = (batch: (tx: MarketplaceTx, now: Date) => Promise<number>) =>
    inBatches(BATCH, () => database.transaction((tx) => batch(tx, clock.now())));

  return {
    /** Names the invoices. @throws DomainError CONFLICT `posting_blocked`. */
    async requirePosting(tx: MarketplaceTx, clinicId: number): Promise<void> {
      const blocking = await blocks.blockingWithin(tx, clinicId, clock.now());
      if (blocking.length === 0) return;
      const invoices = blocking
        .map(({ number, parties }) => `${number} (${parties.professional.name})`)
        .join(', ');
      const values = { invoices };
      throw conflict('invoice.postingBlocked', { values, reasons: ['posting_blocked'] });
    },

    isBlocked: async (tx: MarketplaceTx, clinicId: number): Promise<boolean> =>
      (await blocks.blockingWithin(tx, clinicId, clock.now())).length > 0,

    /** Of the viewer's clinic. @throws DomainError FORBIDDEN for all but clinics. */
    async mine(info: RequestInfo): Promise<PostingBlock | null> {
      const clinicId = requireClinic(info);
      const [oldest] = await blocks.blocking([clinicId], clock.now());
      if (!oldest) return null;
      return (await blocks.since(clinicId)) ?? { clinicId, since: oldest.dueAt, timeZone: null };
    },

    /** @throws DomainError FORBIDDEN unless an administrator. */
    async list(info: RequestInfo, pageInput: PageInput): Promise<Connection<PostingBlock>> {
      requireAdmin(info);
      const page = pageArgs(pageInput, LIST, ['instant', 'id']);
      const cursorOf = ({ since, clinicId }: PostingBlock) =>
        encodeCursor(LIST, [since.getTime(), clinicId]);
      return toConnection(await blocks.list(page), page.limit, cursorOf, page.after !== null);
    },

    /** By an administrator of another clinic or none; who and when stay with the invoices. @throws DomainError CONFLICT own_case, not_blocked. */
    async lift(info: RequestInfo, input: object): Promise<boolean> {
      await commands.consumeWriteQuota(info);
      const viewer = requireAdmin(info);
      const by = viewer.userId;
      const { clinicId } = parseInput(liftPostingBlockRule, input);
      return commands.run(info, { operation: 'liftPostingBlock', input }, async (tx) => {
        await refuseOwnCase(tx, people, { viewer, partyIds: [clinicId] });
        const now = clock.now();
        const invoiceCount = await blocks.lift(tx, clinicId, { by, now });
        if (invoiceCount === 0) throw conflict('invoice.notBlocked', { reasons: ['not_blocked'] });
        await blocks.clearOver(tx, now, BATCH);
        await appendOutbox(tx, 'posting-block.changed', {
          ...{ clinicId, isBlocked: false, bookingId: null, invoiceCount },
          at: now.toISOString(),
        });
        await reportAct(tx, info, {
          ...{ actorId: by, action: 'posting-block.lifted', at: now },
          ...{ subject: `posting-block:${clinicId}`, personIds: [clinicId] },
        });
        return true;
      });
    },

    /** Marks clinics and notifies them once. @returns how many. */
    begin: () =>
      inTransactions(async (tx, now) => {
        const clinicIds = await blocks.markNew(tx, now, BATCH);
        for (const clinicId of clinicIds) {
          const blocking = await blocks.blockingWithin(tx, clinicId, now);
          await appendOutbox(tx, 'posting-block.changed', {
            ...{ clinicId, isBlocked: true, bookingId: blocking[0]?.bookingId ?? null },
            ...{ invoiceCount: blocking.length, at: now.toISOString() },
          });
        }
        return clinicIds.length;
      }),

    /** @returns how many. */
    end: () => inTransactions((tx, now) => blocks.clearOver(tx, now, BATCH)),
  };
}
