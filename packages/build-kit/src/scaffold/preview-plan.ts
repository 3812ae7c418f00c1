import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../workspace/repository-root';
import { ScaffoldError } from './names';
import type { ScaffoldPlan } from './scaffold-plan';

/** A plan's unformatted output by path. @throws ScaffoldError when a file exists or an edit has no match. */
export function previewPlan({ files, edits }: ScaffoldPlan): Map<string, string> {
  const taken = Object.keys(files).filter((file) => existsSync(join(repositoryRoot, file)));
  if (taken.length > 0) throw new ScaffoldError(`There already: ${taken.join(', ')}`);
  const texts = new Map(Object.entries(files));
  for (const { file, change } of edits) {
    const before = texts.get(file) ?? readFileSync(join(repositoryRoot, file), 'utf8');
    texts.set(file, change(before));
  }
  return texts;
}
