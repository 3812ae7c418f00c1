import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']*)'/g;
const EXPORT_FROM = /\{([^}]*)\} from '(\.[^']*)'/g;
const NAME = /['"`]([a-z]\w*(?:\.\w+)+)['"`]/gi;
/** `jobs.clash.${clash}Hint`: what stands before and after a value. */
const BUILT_NAME = /`([a-z]\w*\.[\w.]*)\$\{[^}]*\}([\w.]*)(?=[`$])/gi;
const CODE = /\.tsx?$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const GENERATED = `${path.sep}generated${path.sep}`;

function resolveImport(from: string, request: string): string | undefined {
  const target = path.resolve(path.dirname(from), request);
  const isCode = (file: string) => CODE.test(file) && existsSync(file) && statSync(file).isFile();
  return ENDINGS.map((ending) => target + ending).find(isCode);
}

const namesIn = (list: string): readonly string[] => list.match(/\w+/g) ?? [];

/** Files of a package that define what a text imports from it by name. */
function importsOfPackage(text: string, folder: string): readonly string[] {
  const index = path.join(folder, 'src/index.ts');
  const from = new RegExp(`\\{([^}]*)\\} from '@tbt/${path.basename(folder)}'`, 'g');
  const wanted = new Set([...text.matchAll(from)].flatMap(([, names = '']) => namesIn(names)));
  if (wanted.size === 0) return [];
  return [...readFileSync(index, 'utf8').matchAll(EXPORT_FROM)]
    .filter(([, names = '']) => namesIn(names).some((name) => wanted.has(name)))
    .flatMap(([, , request = '']) => resolveImport(index, request) ?? []);
}

const importsOf = (file: string, packages: readonly string[]): readonly string[] => {
  const text = readFileSync(file, 'utf8');
  return [
    ...[...text.matchAll(IMPORT)].flatMap(([, request = '']) => resolveImport(file, request) ?? []),
    ...packages.flatMap((folder) => importsOfPackage(text, folder)),
  ].filter((found) => !found.includes(GENERATED));
};

/**
 * A file with all that it imports from its project, at once or later.
 * @param ends - files that are not entered.
 * @param packages - folders of packages that are entered as well.
 */
export function filesOf(
  start: string,
  ends: readonly string[] = [],
  packages: readonly string[] = [],
): readonly string[] {
  const files = new Set<string>([start]);
  for (const file of files)
    for (const next of importsOf(file, packages)) if (!ends.includes(next)) files.add(next);
  return [...files];
}

/** What a source text says of the keys of a catalogue: whole, or by their beginning and end. */
export function isNamedIn(text: string): (key: string) => boolean {
  const names = new Set([...text.matchAll(NAME)].map(([, name = '']) => name));
  const built = [...text.matchAll(BUILT_NAME)].map(([, head = '', tail = '']) => ({ head, tail }));
  const beginnings = [...names].map((name) => `${name}.`);
  return (key) =>
    names.has(key) ||
    beginnings.some((beginning) => key.startsWith(beginning)) ||
    built.some(({ head, tail }) => key.startsWith(head) && key.includes(tail, head.length));
}

/** The keys that files name. */
export function namedTexts(keys: readonly string[], files: readonly string[]): readonly string[] {
  const checks = files.map((file) => isNamedIn(readFileSync(file, 'utf8')));
  return keys.filter((key) => checks.some((isNamed) => isNamed(key)));
}
