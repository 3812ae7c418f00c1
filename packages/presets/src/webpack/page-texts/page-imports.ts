import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LATER = /import\('(\.\/[\w/-]+)'\)/g;
/** Files that import the pages and widgets of a micro-frontend. */
export const OPENERS = ['remote.tsx', 'routes.tsx'];

/** Pages and widgets that a micro-frontend loads when they are opened, as `routes.tsx` and `remote.tsx` write them. */
export const pageImports = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(LATER)].map(([, request = '']) => request)),
];

/** Puts the texts of each page beside its code. */
export const replacePageImports = (
  text: string,
  replacement: (request: string) => string,
): string => text.replaceAll(LATER, (_import, request: string) => replacement(request));

/** Files of all pages and widgets. @param source - `src` of the micro-frontend */
export function pagesOf(source: string): readonly string[] {
  const requests = OPENERS.map((file) => path.join(source, file)).flatMap((file) =>
    pageImports(readFileSync(file, 'utf8')),
  );
  return requests.map((request) => {
    const file = path.join(source, request);
    return existsSync(`${file}.tsx`) ? `${file}.tsx` : `${file}.ts`;
  });
}
