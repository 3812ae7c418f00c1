import { foldText } from '@tbt/contracts';
import { conflict, onConstraint } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import { INTERNAL_FIELDS, type SavedFilter, type SavedSearch } from './saved-searches.types';

type Stored = Omit<SavedSearch, 'filter'> & { filter: unknown };

const toSearch = (row: Stored): SavedSearch => ({ ...row, filter: row.filter as SavedFilter });

export const createSavedSearchesRepository = ({ prisma }: MarketplaceDatabase) => ({
  async ofClinic(clinicId: number): Promise<SavedSearch[]> {
    const rows = await prisma.savedSearch.findMany({
      where: { clinicId },
      orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
      omit: INTERNAL_FIELDS,
    });
    return rows.map(toSearch);
  },

  count: (tx: MarketplaceTx, clinicId: number): Promise<number> =>
    tx.savedSearch.count({ where: { clinicId } }),

  /** @throws DomainError CONFLICT `name_taken`. */
  async insert(
    tx: MarketplaceTx,
    clinicId: number,
    { filter, ...search }: Omit<SavedSearch, 'id'>,
  ): Promise<SavedSearch> {
    const data = { ...search, filter: filter as object, clinicId, nameKey: foldText(search.name) };
    const made = await tx.savedSearch.create({ data, omit: INTERNAL_FIELDS }).catch((error) =>
      onConstraint(error, {
        saved_searches_one_per_name: () =>
          conflict('savedSearch.nameTaken', { path: ['name'], reasons: ['name_taken'] }),
      }),
    );
    return toSearch(made);
  },

  /** @returns null for a search that the clinic does not have. */
  async see(
    tx: MarketplaceTx,
    own: { id: number; clinicId: number },
    seenAt: Date,
  ): Promise<SavedSearch | null> {
    const [row] = await tx.savedSearch.updateManyAndReturn({
      where: own,
      data: { seenAt },
      omit: INTERNAL_FIELDS,
    });
    return row ? toSearch(row) : null;
  },

  async remove(tx: MarketplaceTx, own: { id: number; clinicId: number }): Promise<boolean> {
    return (await tx.savedSearch.deleteMany({ where: own })).count === 1;
  },
});
