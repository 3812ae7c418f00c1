import { LIMITS, personRule } from '@tbt/contracts';
import {
  consumeWriteQuota,
  actingUserId,
  appendOutbox,
  type Clock,
  conflict,
  idempotent,
  notFound,
  parseInput,
  type RequestInfo,
  requireViewer,
  validationFailed,
} from '@tbt/service-kit';
import type { MessagingDatabase, MessagingTx } from '../../database';
import type { MessagingRateLimits } from '../../limits';
import { canBeBlocked, type ContactsService } from '../contacts';
import {
  blockedAmong,
  blockedBy,
  countBlocked,
  deleteBlock,
  insertBlock,
  lockBlocker,
  type BlockedPair,
  type BlockedPerson,
} from './blocks.queries';

type Dependencies = {
  database: MessagingDatabase;
  clock: Clock;
  rateLimits: MessagingRateLimits;
  contacts: ContactsService;
};

/** Resolved by identity. */
export type PersonReference = { id: string };

export type BlocksService = ReturnType<typeof createBlocksService>;

export function createBlocksService({ database, clock, rateLimits, contacts }: Dependencies) {
  const announce = (tx: MessagingTx, pair: BlockedPair, isBlocked: boolean, revision: number) =>
    appendOutbox(tx, 'block.changed', {
      ...{ ...pair, isBlocked, revision },
      at: clock.now().toISOString(),
    });

  async function add(tx: MessagingTx, pair: BlockedPair): Promise<void> {
    const { blockerId, blockedId } = pair;
    const people = await contacts.people(tx, [blockedId]);
    if (!canBeBlocked(people.get(blockedId))) throw notFound();
    if ((await blockedAmong(tx, blockerId, [blockedId])).length > 0) return;
    const max = LIMITS.blockedPeopleMax;
    if ((await countBlocked(tx, blockerId)) >= max) {
      throw conflict('relation.tooManyBlocked', { values: { max }, reasons: ['too_many'] });
    }
    const [added] = await insertBlock(tx, pair, clock.now());
    if (added) await announce(tx, pair, true, added.revision);
  }

  async function remove(tx: MessagingTx, pair: BlockedPair): Promise<void> {
    const [removed] = await deleteBlock(tx, pair);
    if (removed) await announce(tx, pair, false, removed.revision);
  }

  const act =
    (operation: string, change: (tx: MessagingTx, pair: BlockedPair) => Promise<void>) =>
    async (info: RequestInfo, input: unknown): Promise<PersonReference> => {
      const blockerId = actingUserId(requireViewer(info));
      const { userId: blockedId } = parseInput(personRule, input);
      await consumeWriteQuota(rateLimits, info);
      if (blockedId === blockerId) {
        throw validationFailed([{ path: ['userId'], key: 'relation.oneself', values: {} }]);
      }
      return database.transaction((tx) =>
        idempotent(info, tx, { operation, input }, async () => {
          await lockBlocker(tx, blockerId);
          await change(tx, { blockerId, blockedId });
          return { id: String(blockedId) };
        }),
      );
    };

  return {
    /** Newest first. */
    mine: (info: RequestInfo): Promise<BlockedPerson[]> =>
      blockedBy(database.reader, actingUserId(requireViewer(info)), LIMITS.blockedPeopleMax),

    /**
     * Idempotent. @throws DomainError VALIDATION_FAILED for oneself, NOT_FOUND for users outside the marketplace,
     * CONFLICT above the maximum, RATE_LIMITED.
     */
    block: act('blockPerson', add),

    /** Idempotent; removes the viewer's own block only. */
    unblock: act('unblockPerson', remove),
  };
}
