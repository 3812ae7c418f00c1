import type { ErrorSummaryItem } from '@tbt/design-system';
import { useText } from '../../texts';
import { fieldId, type ProfileFieldName, type ProfileFormState } from './profile-form-values';

/** Everything that is wrong, for the error summary: the whole form first, then field by field. */
export function useProblems(form: ProfileFormState): ErrorSummaryItem[] {
  const t = useText();
  return [
    ...form.formErrors.map((message) => ({ message })),
    ...form.fieldErrors.map(({ name, message }) => ({
      message: `${t(`profile.form.${name as ProfileFieldName}`)}: ${message}`,
      fieldId: fieldId(name as ProfileFieldName),
    })),
  ];
}
