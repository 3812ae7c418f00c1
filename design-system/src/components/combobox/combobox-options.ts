export interface ComboboxOption {
  /** What is sent. */
  value: string;
  /** What you read and type. */
  label: string;
  /** Other words it is found by, such as an abbreviation. */
  keywords?: string;
  /** Shown, but not to be chosen. */
  disabled?: boolean;
}

export interface ComboboxGroup {
  /** The heading over the group. */
  label: string;
  /** What the group holds, in this order. */
  options: readonly ComboboxOption[];
  /** Show the whole group, but let nothing in it be chosen. */
  disabled?: boolean;
  /** Why it is disabled, such as "Coming soon": stands beside the heading. */
  reason?: string;
}

export type ComboboxEntry = ComboboxOption | ComboboxGroup;

const marks = /\p{M}/gu;

/** Text as it is compared: without accents and without capitals. */
export const fold = (text: string) =>
  text.normalize('NFD').replace(marks, '').toLocaleLowerCase('en').trim();

/** Whether every word of the query starts a word of the option, or stands somewhere in its label. */
function matches(option: ComboboxOption, words: readonly string[]): boolean {
  const label = fold(option.label);
  const found = [...label.split(/[\s,'’()/-]+/), ...fold(option.keywords ?? '').split(/\s+/)];
  return words.every(
    (word) => label.includes(word) || found.some((candidate) => candidate.startsWith(word)),
  );
}

const isGroup = (entry: ComboboxEntry): entry is ComboboxGroup => 'options' in entry;

/** Names that begin with what is typed come before those that only hold it. */
function bestFirst<T extends ComboboxEntry>(entries: readonly T[], query: string): readonly T[] {
  const begins = (entry: T) => !isGroup(entry) && fold(entry.label).startsWith(query);
  return [...entries.filter(begins), ...entries.filter((entry) => !begins(entry))];
}

/** What is left of the options for what is typed, the best first; groups keep their place, empty ones go. */
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

/** The options one below the other, each with what its group says about it. */
export const flatten = (entries: readonly ComboboxEntry[]): readonly ComboboxOption[] =>
  entries.flatMap((entry) =>
    isGroup(entry)
      ? entry.options.map((option) => ({ ...option, disabled: entry.disabled || option.disabled }))
      : [entry],
  );

/** The groups with a heading, options that stand alone in groups without one, in the order they are given. */
export function groupsOf(entries: readonly ComboboxEntry[]): readonly Partial<ComboboxGroup>[] {
  return entries.map((entry) => (isGroup(entry) ? entry : { options: [entry] }));
}
