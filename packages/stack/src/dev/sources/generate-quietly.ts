import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateProject } from '@tbt/presets/codegen/generate-project';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runCommand } from '@tbt/workspace/run-command';
import { closureOf, type DevProject } from './workspace-graph';

const GENERATE = join(repositoryRoot, 'packages', 'presets', 'bin', 'generate.mjs');

/** Generates without output; with Prisma in a child process. @throws Error with the generator's output. */
export async function generateQuietly(project: string): Promise<void> {
  if (!existsSync(join(repositoryRoot, project, 'prisma'))) return generateProject(project);
  const { code, output } = await runCommand(process.execPath, [GENERATE, project]);
  if (code !== 0) throw new Error(`${project} could not be generated:\n${output.trim()}`);
}

const lacksGenerated = (folder: string): boolean => {
  const has = (...parts: string[]) => existsSync(join(repositoryRoot, folder, ...parts));
  return (has('codegen.ts') || has('tokens')) && !has('src', 'generated');
};

/** Generates what is missing on a fresh clone, where development servers start before the first build. */
export async function generateMissing(
  folders: readonly string[],
  projects: readonly DevProject[],
): Promise<void> {
  const all = new Set(folders.flatMap((folder) => [...closureOf(folder, projects)]));
  for (const folder of [...all].filter(lacksGenerated)) await generateQuietly(folder);
}
