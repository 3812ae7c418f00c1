import { join } from 'node:path';
import { generateFiles, OverwriteStrategy, type Tree } from '@nx/devkit';

export type Values = Readonly<Record<string, string>>;

export interface Edit {
  readonly file: string;
  /** @throws Error without a place for the change. */
  change(text: string): string;
}

export interface Plan {
  /** Folder of `templates`, and the project it is rendered into. */
  readonly templates: string;
  readonly project: string;
  readonly values: Values;
  readonly files?: Readonly<Record<string, string>>;
  readonly edits: readonly Edit[];
  readonly composes?: boolean;
  readonly generates: readonly string[];
  readonly describesApi?: boolean;
  readonly nextSteps: readonly string[];
}

/** @throws Error when a file exists or an edit has no place. */
export function writePlan(tree: Tree, { templates, project, values, files, edits }: Plan): void {
  generateFiles(tree, join(__dirname, '..', 'templates', templates), project, values, {
    overwriteStrategy: OverwriteStrategy.ThrowIfExisting,
  });
  for (const [file, text] of Object.entries(files ?? {})) tree.write(file, text);
  for (const { file, change } of edits) tree.write(file, change(tree.read(file, 'utf8') ?? ''));
}
