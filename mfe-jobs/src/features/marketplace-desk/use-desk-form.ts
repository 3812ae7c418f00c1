import { useState, type FormEvent } from 'react';
import type { UserErrorLike } from '@tbt/web-kit';

/** Values of a small form, sent by `send`; errors at fields and of the form keep the input. */
export function useDeskForm<Values extends Record<string, unknown>>(
  initial: Values,
  send: (values: Values) => Promise<readonly UserErrorLike[]>,
  onDone: () => void,
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<readonly UserErrorLike[]>([]);
  const isField = ({ path }: UserErrorLike) => (path[0] ?? '') in values;
  return {
    values,
    set: (change: Partial<Values>) => setValues((before) => ({ ...before, ...change })),
    errorOf: (field: keyof Values & string) =>
      errors.find(({ path }) => path[0] === field)?.message,
    formErrors: errors.filter((error) => !isField(error)).map(({ message }) => message),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void send(values).then((found) => {
        setErrors(found);
        if (found.length === 0) onDone();
      });
    },
  };
}
