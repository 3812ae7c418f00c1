import { useMemo, useState } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues } from 'react-hook-form';
import type { Locale } from '@tbt/contracts';
import { draftStore, useLocale } from '@tbt/web-kit';
import { loadIssueTexts, shownIssue } from './issue-texts';
import type { Output, Rule, RuleForm, RuleFormOptions, RuleSource } from './rule-form';
import { ruleResolver } from './rule-resolver';
import { useDraft, useKeptDraft } from './use-kept-draft';
import { useRuleSending } from './use-rule-sending';

const sentencesOf = (errors: FieldErrors, locale: Locale) =>
  Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string'
      ? [{ name, message: shownIssue(locale, error.message) }]
      : [],
  );

/** A form with a rule of the contracts: the same check as on the server. @param rule - as a function: a constant one. */
export function useRuleForm<R extends Rule, Values extends FieldValues>(
  rule: RuleSource<R>,
  options: RuleFormOptions<Values, Output<R>>,
): RuleForm<Values> {
  const { defaults, keepDraftKey } = options;
  const { locale } = useLocale();
  const resolver = useMemo(() => ruleResolver<Values>(rule), [rule]);
  const draft = useDraft(keepDraftKey);
  const [initial] = useState(() => ({ ...defaults, ...draft }));
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver,
    mode: 'onTouched',
  });
  useKeptDraft(keepDraftKey, form.subscribe);
  const { formErrors, send } = useRuleSending(rule, options, form.setError);

  const { errors, isSubmitting, isDirty, isSubmitted, submitCount } = form.formState;
  const { register, control, watch, getValues, setValue, reset } = form;
  const fieldErrors = sentencesOf(errors, locale);
  const errorOf = (name: string) => fieldErrors.find((entry) => entry.name === name)?.message;
  const [checks, setChecks] = useState(0);
  const attempts = submitCount + checks;
  const [left, setLeft] = useState({ attempts, errors: fieldErrors });
  if (left.attempts !== attempts) setLeft({ attempts, errors: fieldErrors });
  return {
    register,
    control,
    watch,
    getValues,
    setValue,
    reset,
    formErrors,
    fieldErrors,
    isSubmitting,
    isSubmitted,
    leftErrors: left.errors.map(({ name, message }) => ({
      name,
      message: errorOf(name) ?? message,
      isFixed: errorOf(name) === undefined,
    })),
    attempts,
    errorOf,
    onSubmit: (event) => void form.handleSubmit(send)(event),
    check: async (names) => {
      // From here on each change is checked, so that an error goes while it is corrected and not under the press that follows.
      for (const name of names) setValue(name, getValues(name), { shouldTouch: true });
      const isFine = await form.trigger([...names]);
      setChecks((count) => count + 1);
      return isFine;
    },
    refuse: (name, message) =>
      void loadIssueTexts().then(() => {
        form.setError(name, { type: 'server', message });
        setChecks((count) => count + 1);
      }),
    // Restored values count as typed.
    isDirty: isDirty || Object.keys(draft).length > 0,
    discardDraft: () => {
      if (keepDraftKey) draftStore.clear(keepDraftKey);
    },
  };
}
