export interface ComboboxOption {
  /** Submitted value. */
  value: string;
  /** Visible label, which the search matches. */
  label: string;
  /** Further search terms, such as an abbreviation. */
  keywords?: string;
  /** Visible but not selectable. */
  disabled?: boolean;
}

export interface ComboboxGroup {
  /** Heading of the group. */
  label: string;
  /** Options in display order. */
  options: readonly ComboboxOption[];
  /** Shows the group but disables its options. */
  disabled?: boolean;
  /** Why it is disabled, such as "Coming soon"; shown beside the heading. */
  reason?: string;
}

export type ComboboxEntry = ComboboxOption | ComboboxGroup;

const marks = /\p{M}/gu;

export const fold = (text: string) =>
  text.normalize('NFD').replace(marks, '').toLocaleLowerCase('en').trim();

/** Whether each word of the query starts a word of the option, or is in its label. */
function matches(option: ComboboxOption, words: readonly string[]): boolean {
  const label = fold(option.label);
  const found = [...label.split(/[\s,'’()/-]+/), ...fold(option.keywords ?? '').split(/\s+/)];
  return words.every(
    (word) => label.includes(word) || found.some((candidate) => candidate.startsWith(word)),
  );
}

const isGroup = (entry: ComboboxEntry): entry is ComboboxGroup => 'options' in entry;

/** Prefix matches come first. */
function bestFirst<T extends ComboboxEntry>(entries: readonly T[], query: string): readonly T[] {
  const begins = (entry: T) => !isGroup(entry) && fold(entry.label).startsWith(query);
  return [...entries.filter(begins), ...entries.filter((entry) => !begins(entry))];
}

/** Options that match the query, best first; groups keep their place, empty ones are removed. */
export function filterEntries(entries: readonly ComboboxEntry[], query: string) {
  const folded = fold(query);
  const words = folded.split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  const left = entries.flatMap<ComboboxEntry>((entry) => {
    if (!isGroup(entry)) return matches(entry, words) ? [entry] : [];
    const options = entry.options.filter((option) => matches(option, words));
    return options.length > 0 ? [{ ...entry, options: bestFirst(options, folded) }] : [];
  });
  return left.some(isGroup) ? left : bestFirst(left, folded);
}

export const flatten = (entries: readonly ComboboxEntry[]): readonly ComboboxOption[] =>
  entries.flatMap((entry) =>
    isGroup(entry)
      ? entry.options.map((option) => ({ ...option, disabled: entry.disabled || option.disabled }))
      : [entry],
  );

/** Groups in order; ungrouped options become groups without a heading. */
export function groupsOf(entries: readonly ComboboxEntry[]): readonly Partial<ComboboxGroup>[] {
  return entries.map((entry) => (isGroup(entry) ? entry : { options: [entry] }));
}
