import { ROLES } from '@tbt/contracts';
import type { ErrorSummaryItem } from '@tbt/design-system/fields';
import { problemText } from '@tbt/web-kit';
import { useText } from '../../texts';
import { fieldId, type ProfileFieldName, type ProfileFormState } from './profile-form-values';
import { useNumberWords } from './use-number-words';

const NAMES: readonly ProfileFieldName[] = ['firstName', 'lastName'];

/** The fields' errors for the summary; those of the form stand beside its button. */
export function useProblems(form: ProfileFormState, isOffice = false): ErrorSummaryItem[] {
  const t = useText();
  const role = ROLES.find((known) => known === form.watch('role')) ?? null;
  const number = useNumberWords(form, role);
  const labelOf = (name: ProfileFieldName) => {
    if (name === 'licenseNumber') return number.name;
    return t(isOffice && NAMES.includes(name) ? 'profile.form.officeName' : `profile.form.${name}`);
  };
  return [
    ...form.leftErrors.map(({ name, message: found, isFixed }) => {
      const field = labelOf(name as ProfileFieldName);
      const message = name === 'licenseNumber' ? (number.error ?? found) : found;
      const named = t('profile.problem', { field, message });
      return {
        message: problemText(field, message, named),
        fieldId: fieldId(name as ProfileFieldName),
        isFixed,
      };
    }),
  ];
}
