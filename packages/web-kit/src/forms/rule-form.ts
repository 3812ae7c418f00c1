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
/** A rule, or how to load it: then the page has none of it until a field was left, or the form is sent. */
export type RuleSource<R extends Rule> = R | (() => Promise<R>);
export type Output<R extends Rule> = R['_zod']['output'];

export interface RuleFormOptions<Values extends FieldValues, Sent> {
  defaults: Values;
  /** Key of the draft kept in this tab until it is sent. Never for passwords. */
  keepDraftKey?: string;
  /**
   * Sends the checked values (and the fields as typed). User errors, and field errors of a thrown RequestError, are
   * shown at their fields; other errors go to `onFailure`. `'not-sent'` means that the user has to answer a question first.
   */
  submit: (values: Sent, typed: Values) => Promise<readonly UserErrorLike[] | 'not-sent' | void>;
  onFailure?: (error: unknown) => void;
  showsFailure?: boolean;
}

export interface RuleForm<Values extends FieldValues> {
  /** Props of an uncontrolled field: `<TextField {...form.register('title')} />`. */
  register: UseFormRegister<Values>;
  control: Control<Values>;
  watch: UseFormWatch<Values>;
  getValues: UseFormGetValues<Values>;
  setValue: UseFormSetValue<Values>;
  reset: UseFormReset<Values>;
  /** A field's message in the current language; undefined when valid. */
  errorOf: (name: Path<Values>) => string | undefined;
  formErrors: readonly string[];
  fieldErrors: readonly { name: string; message: string }[];
  /** What the last sending or check found, for a summary: it stays in place while the user corrects it. */
  leftErrors: readonly { name: string; message: string; isFixed: boolean }[];
  /** How often it was sent or checked: the key of a summary, which takes the focus each time. */
  attempts: number;
  onSubmit: (event?: FormEvent) => void;
  check: (names: readonly Path<Values>[]) => Promise<boolean>;
  /** Shows an error at a field that its rule allows, until the field is checked again. @param message a text, or the key of one. */
  refuse: (name: Path<Values>, message: string) => void;
  isSubmitting: boolean;
  isDirty: boolean;
  isSubmitted: boolean;
  /** Deletes the draft, when the user leaves on purpose. */
  discardDraft: () => void;
}
