import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { tieNumbers } from '@tbt/contracts';

const LOCALES = ['en-CA', 'fr-CA'] as const;
type Catalogue = Record<string, string>;

function readCatalogue(project: string, locale: string): Catalogue {
  const file = path.join(project, 'src/locales', `${locale}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  } catch (error) {
    throw new Error(`${path.relative('.', file)} cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

const placesOf = (message: string): string =>
  [...new Set([...message.matchAll(/\{\s*(\w+)/g)].map(([, name]) => name))].sort().join(', ');

function differences(english: Catalogue, french: Catalogue): string[] {
  const missing = Object.keys(english).filter((key) => !french[key]?.trim());
  const surplus = Object.keys(french).filter((key) => english[key] === undefined);
  const isPlural = (message: string) => message.includes('plural,');
  const uneven = Object.entries(english).filter(
    ([key, text]) => french[key] && !isPlural(text) && placesOf(text) !== placesOf(french[key]),
  );
  return [
    ...missing.map((key) => `${key}: no French text`),
    ...surplus.map((key) => `${key}: French only`),
    ...uneven.map(([key]) => `${key}: other places in French than in English`),
  ];
}

/** Compiles `src/locales/*.json` (ICU) to TypeScript. @throws Error with every key that differs between languages. */
export function compileLocales(project: string): void {
  const catalogues = new Map(LOCALES.map((locale) => [locale, readCatalogue(project, locale)]));
  const problems = differences(catalogues.get('en-CA') ?? {}, catalogues.get('fr-CA') ?? {});
  if (problems.length > 0)
    throw new Error(`${path.basename(project)}: catalogues differ\n  ${problems.join('\n  ')}`);
  const target = path.join(project, 'src/generated/locales');
  mkdirSync(target, { recursive: true });
  for (const [locale, catalogue] of catalogues) {
    const compiled = Object.fromEntries(
      Object.entries(catalogue).map(([key, text]) => [
        key,
        compileMessage(locale === 'fr-CA' ? tieNumbers(text) : text),
      ]),
    );
    writeFileSync(
      path.join(target, `${locale}.ts`),
      `export const messages = ${JSON.stringify(compiled)};\n`,
    );
  }
}
