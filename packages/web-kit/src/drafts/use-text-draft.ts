import { useCallback, useState, type SetStateAction } from 'react';
import { draftStore } from './draft';

/**
 * State of one text that this tab keeps over a reload, until it is empty or somebody logs out.
 * @param key - names the text; with whose it is, so that nobody finds another person's.
 */
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
