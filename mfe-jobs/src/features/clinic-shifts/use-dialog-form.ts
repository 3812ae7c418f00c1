import { useState, type FormEvent } from 'react';
import type { UserErrorLike } from '@tbt/web-kit';

/** Submits a dialog's form; shows user errors, at their fields where given. */
export function useDialogForm(send: () => Promise<readonly UserErrorLike[]>, onDone: () => void) {
  const [errors, setErrors] = useState<readonly UserErrorLike[]>([]);
  const [isSubmitting, setSubmitting] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitting(true);
    const problems = await send();
    setSubmitting(false);
    setErrors(problems);
    if (problems.length === 0) onDone();
  };
  return {
    onSubmit: (event: FormEvent) => void onSubmit(event),
    isSubmitting,
    /** The error at a path of the input: `dates`, or `dates` and an index. */
    errorAt: (...path: string[]) =>
      errors.find((error) => path.every((part, index) => error.path[index] === part))?.message,
    /** Errors without such a path. */
    errorsBeside: (...names: string[]) =>
      errors.filter(({ path }) => !names.includes(path[0] ?? '')).map(({ message }) => message),
  };
}
