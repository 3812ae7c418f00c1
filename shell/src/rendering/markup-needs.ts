import { createHash } from 'node:crypto';
import type { StyleSheet } from '../site/rendering-messages';

const CLASSES = / class="([^"]*)"/g;
const STYLES = / style="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

const withoutEntities = (text: string): string =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

const valuesOf = (html: string, attribute: RegExp): Set<string> =>
  new Set([...html.matchAll(attribute)].map(([, value = '']) => value));

export const classNamesOf = (html: string): string[] => [
  ...new Set([...valuesOf(html, CLASSES)].flatMap((value) => value.split(' '))),
];

/** Finds the style sheets of which markup has class names, and those without any, in their order. */
export function createStyleFinder(
  sheets: readonly StyleSheet[],
): (names: readonly string[]) => string[] {
  const sheetsOf = new Map<string, StyleSheet[]>();
  for (const sheet of sheets)
    for (const name of sheet.names) sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), sheet]);
  return (names) => {
    const needed = new Set(names.flatMap((name) => sheetsOf.get(name) ?? []));
    const isNeeded = (sheet: StyleSheet) => needed.has(sheet) || sheet.names.length === 0;
    return sheets.filter(isNeeded).map(({ href }) => href);
  };
}

export const styleHashesOf = (html: string): string[] =>
  [...valuesOf(html, STYLES)].map((style) => {
    const hash = createHash('sha256').update(withoutEntities(style)).digest('base64');
    return `'sha256-${hash}'`;
  });
