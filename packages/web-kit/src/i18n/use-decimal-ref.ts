import type { RefCallback } from 'react';
import { typedDecimal } from './normalize-decimal';
import { useLocale } from './locale-provider';

/** Ref of a registered field: the form writes exact decimals into it, and the reader sees those of the language. */
export function useDecimalRef(ref: RefCallback<HTMLInputElement> | undefined) {
  const { locale } = useLocale();
  return (field: HTMLInputElement | null) => {
    ref?.(field);
    // Not under the fingers: the caret would jump.
    if (ref && field && field !== document.activeElement)
      field.value = typedDecimal(locale, field.value);
  };
}
