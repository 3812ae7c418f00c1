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

  const { errors, isSubmitting, isDirty, isSubmitted } = form.formState;
  const { register, control, watch, getValues, setValue, reset } = form;
  const fieldErrors = sentencesOf(errors, locale);
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
    errorOf: (name) => fieldErrors.find((entry) => entry.name === name)?.message,
    onSubmit: (event) => void form.handleSubmit(send)(event),
    check: (names) => form.trigger([...names]),
    refuse: (name, message) =>
      void loadIssueTexts().then(() => form.setError(name, { type: 'server', message })),
    // Restored values count as typed.
    isDirty: isDirty || Object.keys(draft).length > 0,
    discardDraft: () => {
      if (keepDraftKey) draftStore.clear(keepDraftKey);
    },
  };
}
