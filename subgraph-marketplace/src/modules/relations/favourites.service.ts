import { LIMITS, personRule } from '@tbt/contracts';
import { conflict, idOfSide, notFound, parseInput, requireOneSide } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { BlocksQueries } from '../blocks';
import type { PeopleQueries, PersonReference } from '../people';
import type { FavouritesQueries } from './favourites.queries';
import { authorizeAcross } from './relations.policy';
import type { Favourite } from './relations.types';

export type FavouritesService = {
  /** Newest first. @throws DomainError UNAUTHENTICATED, FORBIDDEN. */
  mine(info: RequestInfo): Promise<Favourite[]>;
  /** Idempotent. @throws DomainError NOT_FOUND, also across a block; VALIDATION_FAILED; CONFLICT over the limit. */
  add(info: RequestInfo, input: object): Promise<PersonReference>;
  /** Idempotent. */
  remove(info: RequestInfo, input: object): Promise<PersonReference>;
};

type Deps = {
  favourites: FavouritesQueries;
  blocks: BlocksQueries;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
};

export function createFavouritesService(deps: Deps): FavouritesService {
  const { favourites, blocks, people, commands, clock } = deps;
  return {
    mine: async (info) => favourites.of(idOfSide(requireOneSide(info))),

    async add(info, input) {
      await commands.consumeWriteQuota(info);
      const side = requireOneSide(info);
      const ownerId = idOfSide(side);
      const { userId: id } = parseInput(personRule, input);
      const [person] = await people.byIds([id]);
      authorizeAcross(side, person);
      return commands.run(info, { operation: 'addFavourite', input }, async (tx) => {
        if (await blocks.isBlocked(tx, ownerId, id)) throw notFound();
        // Lock, so that two concurrent writes cannot both pass the limit.
        await people.lock(tx, ownerId);
        const max = LIMITS.favouritesMax;
        if ((await favourites.countOthers(tx, ownerId, id)) >= max) {
          throw conflict('relation.tooManyFavourites', { values: { max }, reasons: ['too_many'] });
        }
        await favourites.add(tx, ownerId, id, clock.now());
        return { id };
      });
    },

    async remove(info, input) {
      await commands.consumeWriteQuota(info);
      const ownerId = idOfSide(requireOneSide(info));
      const { userId: id } = parseInput(personRule, input);
      return commands.run(info, { operation: 'removeFavourite', input }, async (tx) => {
        await favourites.remove(tx, ownerId, id);
        return { id };
      });
    },
  };
}
