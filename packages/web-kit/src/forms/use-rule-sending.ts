import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { checkRule } from '@tbt/contracts';
import { detailOf, draftStore, RequestError, type UserErrorLike } from '@tbt/web-kit';
import { readRule } from './read-rule';
import type { Output, Rule, RuleFormOptions, RuleSource } from './rule-form';

const serverErrorsOf = (error: unknown): UserErrorLike[] | null =>
  error instanceof RequestError && error.problem?.errors?.length
    ? error.problem.errors.map(({ path, message }) => ({ path: path.split('.'), message }))
    : null;

function useRefusals<Values extends FieldValues>(
  defaults: Values,
  setError: UseFormSetError<Values>,
) {
  const [formErrors, setFormErrors] = useState<readonly string[]>([]);
  const isAtField = ({ path: [name] }: UserErrorLike) => name !== undefined && name in defaults;
  const showErrors = (errors: readonly UserErrorLike[]) => {
    errors
      .filter(isAtField)
      .forEach(({ path, message }, index) =>
        setError(
          path[0] as Path<Values>,
          { type: 'server', message },
          { shouldFocus: index === 0 },
        ),
      );
    setFormErrors(errors.filter((error) => !isAtField(error)).map(({ message }) => message));
  };
  return { formErrors, setFormErrors, showErrors };
}

export function useRuleSending<R extends Rule, Values extends FieldValues>(
  rule: RuleSource<R>,
  { defaults, keepDraftKey, submit, onFailure, showsFailure }: RuleFormOptions<Values, Output<R>>,
  setError: UseFormSetError<Values>,
) {
  const { formErrors, setFormErrors, showErrors } = useRefusals(defaults, setError);
  const send = async (values: Values) => {
    showErrors([]);
    try {
      const checked = checkRule(await readRule(rule), values);
      if (!checked.ok) return;
      const errors = await submit(checked.value as Output<R>, values);
      if (errors === 'not-sent') return;
      if (errors?.length) showErrors(errors);
      else if (keepDraftKey) draftStore.clear(keepDraftKey);
    } catch (error) {
      const refused = serverErrorsOf(error);
      if (refused) showErrors(refused);
      else if (!onFailure) throw error;
      else {
        onFailure(error);
        if (showsFailure) setFormErrors([detailOf(error)]);
      }
    }
  };
  return { formErrors, send };
}
