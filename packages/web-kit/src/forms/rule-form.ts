import type { FormEvent } from 'react';
import type {
  Control,
  FieldValues,
  Path,
  UseFormGetValues,
  UseFormRegister,
  UseFormReset,
  UseFormSetValue,
  UseFormWatch,
} from 'react-hook-form';
import type { checkRule } from '@tbt/contracts';
import type { UserErrorLike } from '@tbt/web-kit';

export type Rule = Parameters<typeof checkRule>[0];
/** What a rule makes of the fields: the values that are sent. */
export type Output<R extends Rule> = R['_zod']['output'];

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
  /** What is passed to `onFailure` is also among `formErrors`, until the next attempt. */
  showsFailure?: boolean;
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
