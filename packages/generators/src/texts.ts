import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { withTexts } from './edits';
import type { Edit } from './write-plan';

/** A text in both languages: `[English, French]`. */
export type BothTexts = Readonly<Record<string, readonly [english: string, french: string]>>;

/** Written in both languages: nothing is translated automatically. */
export interface WrittenTexts {
  readonly title: string;
  readonly titleFr: string;
  readonly lead: string;
  readonly leadFr: string;
}

export function textPrefix(project: string): string {
  const file = join(repositoryRoot, project, 'src', 'locales', 'en-CA.json');
  const [first = project] = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);
  return first.split('.')[0] ?? project;
}

export function catalogueEdits(project: string, texts: BothTexts): Edit[] {
  const pick = (index: 0 | 1) =>
    Object.fromEntries(Object.entries(texts).map(([key, both]) => [key, both[index]]));
  return (['en-CA', 'fr-CA'] as const).map((locale, index) => ({
    file: `${project}/src/locales/${locale}.json`,
    change: withTexts(pick(index === 0 ? 0 : 1)),
  }));
}

export const quoted = (text: string): string => JSON.stringify(text);
