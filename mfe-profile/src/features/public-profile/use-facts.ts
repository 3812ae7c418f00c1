import { optionLabel, type OptionSet } from '@tbt/contracts';
import type { DataListItem } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';

type Fact = [term: string, value: string | number | null | undefined | false];

/** Option labels in the current language, and facts without empty ones. */
export function useFacts() {
  const { locale } = useLocale();
  const formats = useFormats();
  return {
    label: (set: OptionSet, value: string | null | undefined) =>
      value ? optionLabel(locale, set, value) : null,
    all: (set: OptionSet, values: readonly string[]) =>
      formats.labelList(values.map((value) => optionLabel(locale, set, value))),
    known: (facts: readonly Fact[]): DataListItem[] =>
      facts.flatMap(([term, value]) => (value ? [{ term, description: String(value) }] : [])),
  };
}
