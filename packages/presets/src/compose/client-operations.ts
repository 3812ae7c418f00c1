import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gqlPluckFromCodeString } from '@graphql-tools/graphql-tag-pluck';
import { Kind, buildSchema, concatAST, parse, specifiedRules, validate } from 'graphql';
import type { DocumentNode } from 'graphql';
import { clientProjects, packageFragments } from '@tbt/workspace/projects';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const IS_CODE = /(?<!\.d|\.test|\.stories)\.tsx?$/;
const IS_GENERATED = /(^|\/)generated\//;

async function documentsOf(file: string): Promise<DocumentNode[]> {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.graphql')) return [parse(text)];
  if (!text.includes('graphql(')) return [];
  const sources = await gqlPluckFromCodeString(file, text, {
    skipIndent: true,
    globalGqlIdentifierName: ['gql', 'graphql'],
  });
  return sources.map((source) => parse(source));
}

export async function clientDocuments(project: string): Promise<DocumentNode[]> {
  const source = join(repositoryRoot, project, 'src');
  if (!existsSync(source)) return [];
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => !IS_GENERATED.test(file))
    .filter((file) => IS_CODE.test(file) || file.endsWith('.graphql'));
  const own = files.map((file) => join(source, file));
  const found = await Promise.all([...own, ...packageFragments(project)].map(documentsOf));
  return found.flat();
}

/** Client operations that the schema does not answer; `count` is the number validated. */
export async function invalidOperations(
  schema: string,
): Promise<{ problems: string[]; count: number }> {
  const built = buildSchema(schema);
  // Fragments may be used by other projects, so unused ones are no error.
  const rules = specifiedRules.filter(({ name }) => name !== 'NoUnusedFragmentsRule');
  const problems: string[] = [];
  let count = 0;
  for (const project of clientProjects()) {
    const document = concatAST(await clientDocuments(project));
    count += document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length;
    if (document.definitions.length === 0) continue;
    const errors = validate(built, document, rules, { maxErrors: 20 });
    problems.push(...errors.map(({ message }) => `${project}: ${message}`));
  }
  return { problems, count };
}
