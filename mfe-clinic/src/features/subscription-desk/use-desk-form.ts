import { useState } from 'react';
import { detailOf, type UserErrorLike } from '@tbt/web-kit';

export interface DeskForm<Values> {
  values: Values;
  set: (change: Partial<Values>) => void;
  errorOf: (field: keyof Values & string) => string | undefined;
  problem: string | undefined;
  isSending: boolean;
  send: () => void;
}

/** Values of a dialog; what was typed stays after an error. */
export function useDeskForm<Values extends Record<string, string>>(
  initial: Values,
  act: (values: Values) => Promise<readonly UserErrorLike[]>,
  onDone: () => void,
): DeskForm<Values> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<readonly UserErrorLike[]>([]);
  const [isSending, setSending] = useState(false);
  const isField = ({ path }: UserErrorLike) => (path[0] ?? '') in values;
  const send = async () => {
    setSending(true);
    try {
      const found = await act(values);
      setErrors(found);
      if (found.length === 0) onDone();
    } catch (error) {
      setErrors([{ message: detailOf(error), path: [] }]);
    } finally {
      setSending(false);
    }
  };
  return {
    values,
    set: (change) => setValues((before) => ({ ...before, ...change })),
    errorOf: (field) => errors.find(({ path }) => path[0] === field)?.message,
    problem: errors.find((error) => !isField(error))?.message,
    isSending,
    send: () => void send(),
  };
}
