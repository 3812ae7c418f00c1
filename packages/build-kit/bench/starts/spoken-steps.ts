/** A line of a program, and the second in which it came. */
export type SpokenLine = { readonly second: number; readonly text: string };

/** Seconds that a step took, by the lines that announce and finish it; null when it did not run. */
export function stepSeconds(lines: readonly SpokenLine[], title: string): number | null {
  const begun = lines.find(({ text }) => text.includes(`· ${title}`));
  const done = lines.find(({ text }) => text.includes(`✓ ${title}`));
  return begun && done ? done.second - begun.second : null;
}
