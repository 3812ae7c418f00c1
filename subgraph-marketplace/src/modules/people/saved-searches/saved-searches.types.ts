import type { SavedSearchRow } from '../../../generated/tables';
import type { ProfessionalFilterValues } from '../people.inputs';

/** Columns that only the server reads. */
export const INTERNAL_FIELDS = { clinicId: true, nameKey: true } as const;

export type SavedFilter = Omit<ProfessionalFilterValues, 'availableOn'>;

export type SavedSearch = Omit<SavedSearchRow, keyof typeof INTERNAL_FIELDS | 'filter'> & {
  filter: SavedFilter;
};
