import type { SavedSearchFieldsFragment } from '../../generated/graphql';
import { noProfessionalFilters, type ProfessionalFilters } from './use-professional-filters';

export function filtersOf({ filter }: SavedSearchFieldsFragment): ProfessionalFilters {
  return {
    ...noProfessionalFilters,
    q: filter.q ?? '',
    role: filter.role ?? '',
    province: filter.province ?? '',
    verified: filter.isVerified ? 'yes' : '',
    educationTier: filter.educationTier ?? '',
    experience: filter.experience ?? '',
    workingStyle: filter.workingStyle ?? '',
    specialtyFocus: filter.specialtyFocus ?? '',
    language: filter.language ?? '',
    maxDistance: filter.maxDistance ? String(filter.maxDistance) : '',
  };
}

/** Whether there is something to save: days and order are not. */
export const canBeSaved = ({
  freeFrom: _from,
  freeUntil: _until,
  sort: _sort,
  ...filters
}: ProfessionalFilters): boolean => Object.values(filters).some((value) => value !== '');
