import { useEffect, useMemo, useState, type FormEvent } from 'react';
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type ResolverResult,
  type UseFormGetValues,
  type UseFormRegister,
  type UseFormReset,
  type UseFormSetValue,
  type UseFormWatch,
} from 'react-hook-form';
import { checkRule, type RuleIssue } from '@tbt/contracts';
import type { UserErrorLike } from '../graph/user-errors';
import { useLocale } from '../i18n';
import { RequestError } from '../request';
import { draftStore } from './draft';
import { encodeIssue, issueText } from './issue-text';
import { misreadFields } from './misread-fields';

type Rule = Parameters<typeof checkRule>[0];
type Output<R extends Rule> = R['_zod']['output'];

export interface RuleFormOptions<Values extends FieldValues, Sent> {
  /** What the fields hold at first; every field of the form has an entry. */
  defaults: Values;
  /** Keeps what was typed in this tab under that name until it is sent. Never passwords. */
  keepDraftKey?: string;
  /**
   * Sends the checked values. Returned user errors, and the field errors of a thrown RequestError,
   * go to their fields; what was typed stays. Anything else thrown is passed to `onFailure`.
   * `'not-sent'` says that something is to be asked first: nothing is wrong, and nothing is forgotten.
   * The second argument holds the fields as typed, those included that the rule does not know.
   */
  submit: (values: Sent, typed: Values) => Promise<readonly UserErrorLike[] | 'not-sent' | void>;
  onFailure?: (error: unknown) => void;
}

export interface RuleForm<Values extends FieldValues> {
  /** Props of an uncontrolled field: `<TextField {...form.register('title')} />`. */
  register: UseFormRegister<Values>;
  /** For controlled fields, with react-hook-form's Controller. */
  control: Control<Values>;
  watch: UseFormWatch<Values>;
  /** What the fields hold now, without being told of changes. */
  getValues: UseFormGetValues<Values>;
  setValue: UseFormSetValue<Values>;
  reset: UseFormReset<Values>;
  /** The sentence at a field in the language in force; undefined while it is right. */
  errorOf: (name: Path<Values>) => string | undefined;
  /** Sentences that belong to the whole form. */
  formErrors: readonly string[];
  /** Every sentence at a field, for an error summary. */
  fieldErrors: readonly { name: string; message: string }[];
  onSubmit: (event?: FormEvent) => void;
  isSubmitting: boolean;
  isDirty: boolean;
  /** True from the first attempt to send. */
  isSubmitted: boolean;
  /** Forgets what was kept of this form, for somebody who leaves it on purpose. */
  discardDraft: () => void;
}

function toFieldErrors<Values extends FieldValues>(issues: RuleIssue[]): FieldErrors<Values> {
  const entries = issues.map((issue) => [
    issue.path[0] ?? 'root',
    { type: issue.key, message: encodeIssue(issue) },
  ]);
  return Object.fromEntries(entries) as FieldErrors<Values>;
}

const serverErrorsOf = (error: unknown): UserErrorLike[] | null =>
  error instanceof RequestError && error.problem?.errors?.length
    ? error.problem.errors.map(({ path, message }) => ({ path: path.split('.'), message }))
    : null;

/** A form on one of the contracts' rules: checked here exactly as the server checks it. */
export function useRuleForm<R extends Rule, Values extends FieldValues>(
  rule: R,
  { defaults, keepDraftKey, submit, onFailure }: RuleFormOptions<Values, Output<R>>,
): RuleForm<Values> {
  const { locale } = useLocale();
  const [formErrors, setFormErrors] = useState<readonly string[]>([]);
  const resolver = useMemo(
    (): Resolver<Values> =>
      (values, _context, { fields }): ResolverResult<Values> => {
        const result = checkRule(rule, values);
        const issues = [...(result.ok ? [] : result.issues), ...misreadFields(fields)];
        return issues.length === 0
          ? { values, errors: {} }
          : { values: {}, errors: toFieldErrors<Values>(issues) };
      },
    [rule],
  );
  const [draft] = useState(() => (keepDraftKey ? draftStore.read(keepDraftKey) : {}));
  const [initial] = useState(() => ({ ...defaults, ...draft }));
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver,
    mode: 'onTouched',
  });

  const { subscribe } = form;
  useEffect(
    () =>
      keepDraftKey
        ? subscribe({
            formState: { values: true },
            callback: ({ values }) => draftStore.write(keepDraftKey, values),
          })
        : undefined,
    [keepDraftKey, subscribe],
  );

  const showErrors = (errors: readonly UserErrorLike[]) => {
    const isField = (name: string | undefined): name is Path<Values> =>
      name !== undefined && name in defaults;
    const atFields = errors.filter(({ path }) => isField(path[0]));
    atFields.forEach(({ path, message }, index) =>
      form.setError(
        path[0] as Path<Values>,
        { type: 'server', message },
        { shouldFocus: index === 0 },
      ),
    );
    setFormErrors(
      errors.filter((error) => !atFields.includes(error)).map(({ message }) => message),
    );
  };

  const send = async (values: Values) => {
    setFormErrors([]);
    const checked = checkRule(rule, values);
    if (!checked.ok) return;
    try {
      const errors = await submit(checked.value as Output<R>, values);
      if (errors === 'not-sent') return;
      if (errors?.length) showErrors(errors);
      else if (keepDraftKey) draftStore.clear(keepDraftKey);
    } catch (error) {
      const refused = serverErrorsOf(error);
      if (refused) showErrors(refused);
      else if (onFailure) onFailure(error);
      else throw error;
    }
  };

  const { errors, isSubmitting, isDirty, isSubmitted } = form.formState;
  const messages = Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [{ name, message: issueText(locale, error.message) }] : [],
  );
  return {
    register: form.register,
    control: form.control,
    watch: form.watch,
    getValues: form.getValues,
    setValue: form.setValue,
    reset: form.reset,
    errorOf: (name) => messages.find((entry) => entry.name === name)?.message,
    formErrors,
    fieldErrors: messages,
    onSubmit: (event) => void form.handleSubmit(send)(event),
    isSubmitting,
    // What was restored was typed too.
    isDirty: isDirty || Object.keys(draft).length > 0,
    isSubmitted,
    discardDraft: () => {
      if (keepDraftKey) draftStore.clear(keepDraftKey);
    },
  };
}
