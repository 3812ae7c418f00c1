import type { ActionRule } from './authorisation-table';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

export const ruleRows = <Kind extends string>(
  viewers: readonly Kind[],
  rules: Readonly<Record<string, ActionRule<Kind>>>,
): string[][] =>
  Object.entries(rules).map(([name, { allowed, refused, note }]) => [
    `\`${name}\``,
    ...viewers.map((viewer) => (allowed.includes(viewer) ? 'yes' : (refused[viewer] ?? ''))),
    note ?? '',
  ]);
