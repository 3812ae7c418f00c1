import type { Role } from '@tbt/contracts';
import {
  fieldsOf,
  PROFILE_SECTIONS,
  type ProfileFormValues,
  type ProfileSection,
} from './profile-form-values';

export type SectionProgress = { section: ProfileSection; filled: number; total: number };

const isFilled = (value: string | readonly string[] | number): boolean =>
  typeof value === 'number' || value.length > 0;

/**
 * Completeness of each section of a role, without the GPA, which many schools do not give,
 * and a professional's postal code, which is theirs to keep.
 * @param hasCredentialRow The licence, with its number, is counted apart.
 */
export const profileCompleteness = (
  role: Role | null,
  values: ProfileFormValues,
  hasCredentialRow = false,
): SectionProgress[] =>
  PROFILE_SECTIONS.map((section) => {
    const fields = fieldsOf(role)[section].filter(
      (name) =>
        name !== 'gpa' &&
        !(name === 'postalCode' && role !== 'clinic') &&
        !(name === 'licenseNumber' && hasCredentialRow),
    );
    const filled = fields.filter((name) => isFilled(values[name])).length;
    return { section, filled, total: fields.length };
  }).filter(({ total }) => total > 0);
