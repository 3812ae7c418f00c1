import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { filesOf, namedTexts } from './named-texts';
import { OF_REMOTES, pagesOf, type PageOpeners } from './page-imports';

const EXPORT = 'export const messages = ';

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
 * Webpack loader of a project's catalogue (`src/generated/locales/<locale>.ts`): it leaves what the named page
 * needs, or, without a page, what the project needs before one is opened.
 */
export default function namedTextsLoader(
  this: LoaderContext<Partial<PageOpeners>>,
  text: string,
): string {
  const options = { ...OF_REMOTES, ...this.getOptions() };
  const source = path.resolve(path.dirname(this.resourcePath), '../..');
  const messages = JSON.parse(text.trim().slice(EXPORT.length, -1)) as Record<string, unknown>;
  const keys = Object.keys(messages);
  const pages = pagesOf(source, options);
  const early = filesOf(path.join(source, options.start), pages);
  const page = pageOf(this.resourceQuery);
  const found = page && pages.find((file) => file.startsWith(`${path.join(source, page)}.`));
  const files = found ? filesOf(found) : early;
  files.forEach((file) => this.addDependency(file));
  if (!found) {
    const elsewhere = (options.elsewhere ?? []).map((file) => path.join(source, file));
    const others = [...pages, ...elsewhere].flatMap((file) => filesOf(file));
    const message = unnamed(keys, [...early, ...others]);
    if (message) this.emitError(new Error(message));
  }
  const atStart = found ? new Set(namedTexts(keys, early)) : new Set<string>();
  const kept = namedTexts(keys, files).filter((key) => !atStart.has(key));
  return `${EXPORT}${JSON.stringify(Object.fromEntries(kept.map((key) => [key, messages[key]])))};\n`;
}
