import { useCallback, useState, type SetStateAction } from 'react';
import { draftStore } from './draft';

/** A text kept in this tab until it is empty or the user logs out. @param key - includes the user's id. */
export function useTextDraft(
  key: string,
): readonly [string, (change: SetStateAction<string>) => void] {
  const [text, setText] = useState(() => {
    const { text: kept } = draftStore.read(key);
    return typeof kept === 'string' ? kept : '';
  });
  const change = useCallback(
    (next: SetStateAction<string>) =>
      setText((current) => {
        const value = typeof next === 'function' ? next(current) : next;
        if (value === '') draftStore.clear(key);
        else draftStore.write(key, { text: value });
        return value;
      }),
    [key],
  );
  return [text, change];
}
