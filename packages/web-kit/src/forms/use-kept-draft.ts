import { useEffect, useState } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import { draftStore } from '@tbt/web-kit';

/** What was typed into a form before in this tab; nothing for a form that keeps nothing. */
export function useDraft(key: string | undefined): Record<string, unknown> {
  const [draft] = useState(() => (key ? draftStore.read(key) : {}));
  return draft;
}

/** Keeps what is typed into a form under that key; without a key nothing. */
export function useKeptDraft<Values extends FieldValues>(
  key: string | undefined,
  subscribe: UseFormSubscribe<Values>,
): void {
  useEffect(
    () =>
      key
        ? subscribe({
            formState: { values: true },
            callback: ({ values }) => draftStore.write(key, values),
          })
        : undefined,
    [key, subscribe],
  );
}
