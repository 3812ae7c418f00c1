import { currentDateIn, id, LIMITS, ruleError, singleLineText } from '@tbt/contracts';
import { conflict, notFound, parseInput, requireClinic } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import * as z from 'zod/mini';
import type { Commands } from '../../../commands';
import type { MarketplaceDatabase } from '../../../database';
import { parseProfessionalFilter } from '../people.inputs';
import { placeOf } from '../../places';
import type { PeopleQueries } from '../people.queries';
import { createSavedSearchesRepository } from './saved-searches.repository';
import type { SavedSearch } from './saved-searches.types';

const saveRule = z.object(
  { name: singleLineText(LIMITS.savedSearchNameMax), filter: z.unknown() },
  { error: ruleError('validation.object') },
);
const ownRule = z.object({ searchId: id }, { error: ruleError('validation.object') });

type Deps = {
  database: MarketplaceDatabase;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
};

export type CountedSearch = SavedSearch & { newCount: number };

export type SavedSearchesService = ReturnType<typeof createSavedSearchesService>;

export function createSavedSearchesService({ database, people, commands, clock }: Deps) {
  const savedSearches = createSavedSearchesRepository(database);

  return {
    /** By name. @throws DomainError UNAUTHENTICATED, FORBIDDEN. */
    async list(info: RequestInfo): Promise<CountedSearch[]> {
      const clinicId = requireClinic(info);
      const searches = await savedSearches.ofClinic(clinicId);
      const today = currentDateIn(null, clock.now());
      const [office] = await people.placesOf([clinicId]);
      const origin = office ? placeOf(office) : null;
      const counts = await people.countNew({ viewerId: clinicId, today, origin }, searches);
      return searches.map((search, index) => ({ ...search, newCount: counts[index] ?? 0 }));
    },

    /** @throws DomainError FORBIDDEN, VALIDATION_FAILED, CONFLICT name_taken, too_many. */
    async save(info: RequestInfo, input: object): Promise<CountedSearch> {
      await commands.consumeWriteQuota(info);
      const clinicId = requireClinic(info);
      const { name, filter: given } = parseInput(saveRule, input);
      const { availableOn: _days, ...filter } = parseProfessionalFilter(given);
      return commands.run(info, { operation: 'saveSearch', input }, async (tx) => {
        // Lock the clinic, so that two concurrent writes cannot both pass the limit.
        await people.lock(tx, clinicId);
        const max = LIMITS.savedSearchesMax;
        if ((await savedSearches.count(tx, clinicId)) >= max)
          throw conflict('savedSearch.tooMany', { values: { max }, reasons: ['too_many'] });
        const now = clock.now();
        const data = { name, filter, createdAt: now, seenAt: now };
        return { ...(await savedSearches.insert(tx, clinicId, data)), newCount: 0 };
      });
    },

    /** @throws DomainError FORBIDDEN, NOT_FOUND. */
    async open(info: RequestInfo, input: object): Promise<CountedSearch> {
      await commands.consumeWriteQuota(info);
      const clinicId = requireClinic(info);
      const { searchId } = parseInput(ownRule, input);
      return commands.run(info, { operation: 'openSavedSearch', input }, async (tx) => {
        const search = await savedSearches.see(tx, { id: searchId, clinicId }, clock.now());
        if (!search) throw notFound();
        return { ...search, newCount: 0 };
      });
    },

    /** @throws DomainError FORBIDDEN, NOT_FOUND. */
    async remove(info: RequestInfo, input: object): Promise<boolean> {
      await commands.consumeWriteQuota(info);
      const clinicId = requireClinic(info);
      const { searchId } = parseInput(ownRule, input);
      return commands.run(info, { operation: 'removeSavedSearch', input }, async (tx) => {
        if (await savedSearches.remove(tx, { id: searchId, clinicId })) return true;
        throw notFound();
      });
    },
  };
}
