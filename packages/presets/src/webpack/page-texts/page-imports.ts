import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LATER = /import\('(\.\/[\w/-]+)'\)/g;
/** Files of a project, below `src`. */
export interface PageOpeners {
  /** What is loaded before a page is opened. */
  start: string;
  /** Files that import pages, widgets and parts when they are opened. */
  openers: readonly string[];
  /** Files whose texts no page needs: of the server. */
  elsewhere?: readonly string[];
}

export const OF_REMOTES: PageOpeners = {
  start: 'remote.tsx',
  openers: ['remote.tsx', 'routes.tsx'],
};

/** Pages and widgets that a project loads when they are opened, as its openers write them. */
export const pageImports = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(LATER)].map(([, request = '']) => request)),
];

/** Puts the texts of each page beside its code. */
export const replacePageImports = (
  text: string,
  replacement: (request: string) => string,
): string => text.replaceAll(LATER, (_import, request: string) => replacement(request));

/** Files of all pages and widgets. @param source - `src` of the project */
export function pagesOf(source: string, { openers }: PageOpeners): readonly string[] {
  const requests = openers
    .map((file) => path.join(source, file))
    .flatMap((file) =>
      pageImports(readFileSync(file, 'utf8')).map((request) =>
        path.join(path.dirname(file), request),
      ),
    );
  return requests.map((file) => (existsSync(`${file}.tsx`) ? `${file}.tsx` : `${file}.ts`));
}
