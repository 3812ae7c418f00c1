/** A line of output, and the second in which it came. */
export type SpokenLine = { readonly second: number; readonly text: string };

/** Seconds between the start and end lines of a step; null when it did not run. */
export function stepSeconds(lines: readonly SpokenLine[], title: string): number | null {
  const begun = lines.find(({ text }) => text.includes(`· ${title}`));
  const done = lines.find(({ text }) => text.includes(`✓ ${title}`));
  return begun && done ? done.second - begun.second : null;
}
