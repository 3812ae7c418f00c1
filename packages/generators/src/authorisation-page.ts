import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  describeAuthorisation,
  describeShiftAuthorisation,
  IDENTITY_AUTHORISATION,
  MARKETPLACE_AUTHORISATION,
} from '@tbt/contracts/authorisation';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const FILE = join(repositoryRoot, 'docs', 'authorisation.md');
const INTRODUCTION = `# Who may see and do what

Written by \`node packages/generators/bin/authorisation-page.mjs\` from the tables in \`packages/contracts/src/authorisation\`; tests walk every cell by the graph, by \`_entities\` and by REST. An **entitled clinic** has an application or booking of the person that is not declined, withdrawn or older than 90 days.`;

// By its CLI: jest cannot load the library's dynamic import.
const formatted = (markdown: string): string =>
  execFileSync(
    process.execPath,
    [require.resolve('prettier/bin/prettier.cjs'), '--stdin-filepath', FILE],
    { cwd: repositoryRoot, input: markdown, encoding: 'utf8' },
  );

export const authorisationPage = (): string =>
  formatted(
    [
      INTRODUCTION,
      describeAuthorisation(IDENTITY_AUTHORISATION),
      describeShiftAuthorisation(MARKETPLACE_AUTHORISATION),
    ].join('\n\n'),
  );

export const committedPage = (): string => readFileSync(FILE, 'utf8');

export function writeAuthorisationPage(): void {
  writeFileSync(FILE, authorisationPage());
}
