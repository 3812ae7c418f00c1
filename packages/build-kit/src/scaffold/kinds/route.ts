import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../workspace/repository-root';
import { composeChanges, withAfter, withBefore, withImport } from '../edits';
import { graphField, readableFields, type GraphField } from '../graph-field';
import { requireKebab, ScaffoldError, singularOf, spell, type Spellings } from '../names';
import { below, renderTemplates } from '../render-template';
import { restMapping } from '../rest-mapping';
import type { Edit, Kind } from '../scaffold-plan';

const ACCESS = ['session', 'anyone'] as const;

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

const sessionTest = (address: string, stand: string): string => `
it('is for the signed-in only', async () => {
  const { get } = await startGateway({ replaced: [answering(${stand})] });
  expect((await get('${address}')).status).toBe(401);
});
`;

function refuseTaken(name: string, { pascal }: Spellings): void {
  const isEntity = new RegExp(`^ {2}${pascal}: `, 'm').test(read('gateway/src/rest/entities.ts'));
  if (isEntity) throw new ScaffoldError(`The facade answers a ${pascal} already; choose a name`);
  if (new RegExp(`"/api/${name}[/"]`).test(read('gateway/openapi.json'))) {
    throw new ScaffoldError(`/api/${name} is there already`);
  }
}

function registrations(name: string, many: Spellings, one: Spellings, field: GraphField): Edit[] {
  const operation = field.shape === 'list' ? `Rest${many.pascal}` : `Rest${one.pascal}`;
  const benchCase =
    field.shape === 'list' ? '(_world, first) => ({ first })' : `() => ({ id: '1' })`;
  return [
    {
      file: 'gateway/src/rest/index.ts',
      what: 'the list of routes',
      change: composeChanges(
        withImport(`import { ${many.camel}Routes } from './${name}/${name}.routes';`),
        withBefore(/\];\s*$/, `  ...${many.camel}Routes,\n`, 'the routes'),
      ),
    },
    {
      file: 'gateway/src/rest/entities.ts',
      what: 'the entity in the API description',
      change: composeChanges(
        withImport(`import { ${one.camel}Schema } from './${name}/${name}.schemas';`),
        withBefore(/\} as const satisfies/, `  ${one.pascal}: ${one.camel}Schema,\n`, 'the entity'),
      ),
    },
    {
      file: 'packages/performance/src/counts/rest-cases.ts',
      what: 'a case for the exact counts',
      change: withAfter(
        /restCases: OperationCases = \{/,
        `\n'gateway/${operation}': sentBy('hygienist', ${benchCase}),\n`,
        'the case',
      ),
    },
  ];
}

export const routeKind: Kind = {
  name: 'route',
  summary: 'a REST route in the gateway: zod, one operation, mapping, test',
  questions: [
    { flag: 'name', prompt: 'Name of the resource, many of it, such as clinic-notes' },
    {
      flag: 'field',
      prompt: 'Field of Query',
      choices: () => readableFields(['list', 'one']),
      fallback: ({ name = '' }) => spell(name).camel,
    },
    { flag: 'access', prompt: 'Who may', choices: () => ACCESS, fallback: () => 'session' },
  ],
  plan({ name = '', field = '', access = '' }) {
    const many = spell(requireKebab(name));
    const one = spell(singularOf(many.kebab));
    refuseTaken(name, one);
    const read = graphField(field);
    const isList = read.shape === 'list';
    const address = isList ? `/api/${name}` : `/api/${name}/7`;
    const values = {
      name,
      Many: many.pascal,
      manyCamel: many.camel,
      words: many.words,
      One: one.pascal,
      oneCamel: one.camel,
      Type: read.typeName,
      field,
      access,
      subgraph: read.subgraph.replace('subgraph-', ''),
      sessionTest: access === 'session' ? sessionTest(address, isList ? '[]' : 'null') : '',
      ...restMapping(read),
    };
    return {
      files: below('gateway', renderTemplates(`route-${read.shape}`, values)),
      edits: registrations(name, many, one, read),
      generates: ['gateway'],
      describesApi: true,
      nextSteps: [
        `npx jest -c gateway/package.json test/${name}.test.ts`,
        'Read what it answers in gateway/openapi.json, and take out fields that are not for outside',
        `Add a contract test in gateway/test/contract (docs/recipes/add-a-rest-route.md)`,
        'npm run bench -- counts --update, once the world of the bench has 50 of it (docs/recipes/change-the-counts.md)',
      ],
    };
  },
};
