import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeAuthorisation, IDENTITY_AUTHORISATION } from '@tbt/contracts/authorisation';
import { format } from 'prettier';
import { repositoryRoot } from './workspace/repository-root';

const FILE = join(repositoryRoot, 'docs', 'authorisation.md');
const INTRODUCTION = `# Who may see and do what

Written by \`node packages/build-kit/bin/authorisation-page.mjs\` from the tables in \`packages/contracts/src/authorisation\`; tests walk every cell by the graph, by \`_entities\` and by REST. An **entitled clinic** has an application or booking of the person that is not declined, withdrawn or older than 90 days.`;

/** The page as the tables say it. */
export const authorisationPage = (): Promise<string> =>
  format([INTRODUCTION, describeAuthorisation(IDENTITY_AUTHORISATION)].join('\n\n'), {
    parser: 'markdown',
  });

export const committedPage = (): string => readFileSync(FILE, 'utf8');

export async function writeAuthorisationPage(): Promise<void> {
  writeFileSync(FILE, await authorisationPage());
}
