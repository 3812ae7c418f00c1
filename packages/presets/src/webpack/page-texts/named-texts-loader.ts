import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { filesOf, namedTexts } from './named-texts';
import { OF_REMOTES, pagesOf, type PageOpeners } from './page-imports';

const EXPORT = 'export const messages = ';

interface Options extends Partial<PageOpeners> {
  /** `src` of the project; default: that of the catalogue. */
  source?: string;
  /** Folders of packages with texts, which come with the pages that show them. */
  packages?: readonly string[];
}

type Messages = Readonly<Record<string, unknown>>;

const readCatalogue = (text: string): Messages =>
  JSON.parse(text.trim().slice(EXPORT.length, -1)) as Messages;

/** The page, or nothing for what the project starts with. */
const pageOf = (query: string): string | null => new URLSearchParams(query).get('of');

function unnamed(keys: readonly string[], files: readonly string[]): string | undefined {
  const named = new Set(namedTexts(keys, files));
  const surplus = keys.filter((key) => !named.has(key));
  return surplus.length > 0
    ? `No page names these texts; name them whole or by their beginning, or delete them: ${surplus.join(', ')}`
    : undefined;
}

/**
 * Webpack loader of a catalogue (`src/generated/locales/<locale>.ts`) of a project, or of a package that it bundles:
 * it leaves what the named page needs, packages included, or, without a page, what the project needs before one is
 * opened.
 */
export default function namedTextsLoader(this: LoaderContext<Options>, text: string): string {
  const options = { ...OF_REMOTES, ...this.getOptions() };
  const { packages = [] } = options;
  const project = path.resolve(path.dirname(this.resourcePath), '../..');
  const { source = project } = options;
  const pages = pagesOf(source, options);
  const early = filesOf(path.join(source, options.start), pages, packages);
  const page = pageOf(this.resourceQuery);
  const found = page && pages.find((file) => file.startsWith(`${path.join(source, page)}.`));
  const files = found ? filesOf(found, [], packages) : early;
  const others = (found ? packages : []).map((folder) =>
    path.join(folder, 'src/generated/locales', path.basename(this.resourcePath)),
  );
  [...files, ...others].forEach((file) => this.addDependency(file));
  const own = readCatalogue(text);
  const messages = Object.assign(
    {},
    own,
    ...others.map((file) => readCatalogue(readFileSync(file, 'utf8'))),
  ) as Messages;
  if (!found && source === project) {
    const elsewhere = (options.elsewhere ?? []).map((file) => path.join(source, file));
    const all = [...pages, ...elsewhere].flatMap((file) => filesOf(file));
    const message = unnamed(Object.keys(own), [...early, ...all]);
    if (message) this.emitError(new Error(message));
  }
  const keys = Object.keys(messages);
  const atStart = found ? new Set(namedTexts(keys, early)) : new Set<string>();
  const kept = namedTexts(keys, files).filter((key) => !atStart.has(key));
  return `${EXPORT}${JSON.stringify(Object.fromEntries(kept.map((key) => [key, messages[key]])))};\n`;
}
