import type { ErrorSummaryItem } from '@tbt/design-system';
import { useText } from '../../texts';
import { fieldId, type ProfileFieldName, type ProfileFormState } from './profile-form-values';

const NAMES: readonly ProfileFieldName[] = ['firstName', 'lastName'];

/** All errors for the summary: form errors first, then by field. */
export function useProblems(form: ProfileFormState, isOffice = false): ErrorSummaryItem[] {
  const t = useText();
  const labelOf = (name: ProfileFieldName) =>
    t(isOffice && NAMES.includes(name) ? 'profile.form.officeName' : `profile.form.${name}`);
  return [
    ...form.formErrors.map((message) => ({ message })),
    ...form.fieldErrors.map(({ name, message }) => ({
      message: t('profile.problem', { field: labelOf(name as ProfileFieldName), message }),
      fieldId: fieldId(name as ProfileFieldName),
    })),
  ];
}
