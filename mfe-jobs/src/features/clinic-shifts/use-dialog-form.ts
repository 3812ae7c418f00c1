import { useState, type FormEvent } from 'react';
import type { UserErrorLike } from '@tbt/web-kit';

/** Sends a dialog's few fields; what was refused is told, per field where the server names one. */
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
    /** The sentence at a place of the input: `dates`, or `dates` and a number. */
    errorAt: (...path: string[]) =>
      errors.find((error) => path.every((part, index) => error.path[index] === part))?.message,
    /** Sentences that name no such place. */
    errorsBeside: (...names: string[]) =>
      errors.filter(({ path }) => !names.includes(path[0] ?? '')).map(({ message }) => message),
  };
}
