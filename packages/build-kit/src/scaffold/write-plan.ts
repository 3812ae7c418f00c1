import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { generateProject } from '../codegen/generate-project';
import { compose } from '../compose';
import { repositoryRoot } from '../workspace/repository-root';
import { runCommand } from '../workspace/run-command';
import { previewPlan } from './preview-plan';
import type { ScaffoldPlan } from './scaffold-plan';

const HAS_FORMAT = /\.(tsx?|json|graphql|css|mdx?)$/;

async function formatted(file: string, text: string): Promise<string> {
  if (!HAS_FORMAT.test(file)) return text;
  const path = join(repositoryRoot, file);
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

async function describeApi(): Promise<void> {
  const inRepository = (file: string) => join(repositoryRoot, file);
  const { code, output } = await runCommand(process.execPath, [
    '--require',
    inRepository('packages/build-kit/register.cjs'),
    inRepository('gateway/src/print-openapi.ts'),
  ]);
  if (code !== 0) throw new Error(`gateway/openapi.json could not be written:\n${output}`);
}

/** Writes a plan and runs the generators. @throws ScaffoldError when a file exists; nothing is written then. */
export async function writePlan(plan: ScaffoldPlan): Promise<void> {
  for (const [file, text] of previewPlan(plan)) {
    const path = join(repositoryRoot, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await formatted(file, text));
  }
  if (plan.composes) compose();
  for (const project of plan.generates) await generateProject(project);
  if (plan.describesApi) await describeApi();
}
