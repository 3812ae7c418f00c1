import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { generate } from '@graphql-codegen/cli';
import { compileLocales } from '../locales/compile-locales';
import { runPrisma } from '../prisma/run-prisma';
import { generateTokens } from '../tokens';
import { packageFragments } from '@tbt/workspace/projects';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { writeManifest } from './document-manifest';

async function runCodegen(project: string, file: string): Promise<void> {
  const { default: config } = require(file) as { default: CodegenConfig };
  const documents = config.documents && [config.documents, packageFragments(project)].flat();
  const cwd = join(repositoryRoot, project);
  await generate({ ...config, documents, cwd, silent: true, errorsOnly: true }, true);
}

/** Generates Prisma client, texts, GraphQL types and document manifest. @throws Error naming the failed step. */
export async function generateProject(project: string): Promise<void> {
  const folder = join(repositoryRoot, project);
  if (existsSync(join(folder, 'prisma', 'schema.prisma'))) {
    const code = await runPrisma(project, ['generate'], undefined);
    if (code !== 0) throw new Error(`prisma generate failed in ${project}`);
  }
  if (existsSync(join(folder, 'src/locales/en-CA.json'))) compileLocales(folder);
  if (existsSync(join(folder, 'tokens'))) await generateTokens(folder);
  const config = join(folder, 'codegen.ts');
  if (existsSync(config)) await runCodegen(project, config);
  writeManifest(folder);
}
