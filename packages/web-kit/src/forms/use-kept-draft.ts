import { useEffect, useState } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import { draftStore } from '@tbt/web-kit';

export function useDraft(key: string | undefined): Record<string, unknown> {
  const [draft] = useState(() => (key ? draftStore.read(key) : {}));
  return draft;
}

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
