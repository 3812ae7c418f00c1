import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { composeChanges, withAfter, withBefore } from './edits';
import { singularOf, spell } from './names';
import { moduleWiring } from './module-wiring';
import type { Edit, Plan, Values } from './write-plan';

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

/** A folder name later than every existing migration. */
function migrationFolder(subgraph: string, name: string): string {
  const folder = join(repositoryRoot, subgraph, 'prisma', 'migrations');
  const stamps = readdirSync(folder).flatMap((entry) => /^\d{14}/.exec(entry)?.[0] ?? []);
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const latest = Number(stamps.sort().at(-1) ?? 0);
  return `${Math.max(Number(now), latest + 1)}_${name}`;
}

const migration = ({ table }: Values): string => `CREATE TABLE "${table}" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "${table}_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "${table}_owner_id_id_idx" ON "${table}"("owner_id", "id");
`;

const model = ({ One, oneWords, table }: Values): string => `
/// ${oneWords} of one person.
model ${One} {
  id        Int      @id @default(autoincrement())
  ownerId   Int      @map("owner_id")
  title     String
  createdAt DateTime @map("created_at") @db.Timestamptz(3)

  @@index([ownerId, id])
  @@map("${table}")
}
`;

const privacy = ({ table }: Values): string => `  {
    table: '${table}',
    exports: 'SELECT id, title, created_at FROM ${table} WHERE owner_id = $1 ORDER BY id',
    erases: ['DELETE FROM ${table} WHERE owner_id = $1'],
  },
`;

function refuseTaken(subgraph: string, { One, table, many }: Values): void {
  if (existsSync(join(repositoryRoot, subgraph, 'src', 'modules', many ?? ''))) {
    throw new Error(`${subgraph} has a module ${many} already`);
  }
  const schema = read('gateway/schema.graphql');
  if (new RegExp(`^(type|input|enum|interface|union|scalar) ${One}\\b`, 'm').test(schema)) {
    throw new Error(`The graph has a type ${One} already`);
  }
  if (read(`${subgraph}/prisma/schema.prisma`).includes(`@@map("${table}")`)) {
    throw new Error(`${subgraph} has a table ${table} already`);
  }
}

export interface ModuleOptions {
  readonly name: string;
  readonly subgraph: string;
  readonly singular?: string;
}

export function planModule({ name, subgraph, singular = singularOf(name) }: ModuleOptions): Plan {
  const many = spell(name);
  const one = spell(singular);
  if (one.kebab === many.kebab) {
    throw new Error(`One and many need two names: --singular, or another name than ${name}`);
  }
  const values: Values = {
    many: many.kebab,
    Many: many.pascal,
    manyCamel: many.camel,
    One: one.pascal,
    oneCamel: one.camel,
    oneWords: one.words,
    ONE: one.constant,
    table: many.snake,
    Subgraph: spell(subgraph.replace('subgraph-', '')).pascal,
    loaders: subgraph === 'subgraph-identity' ? `loaders.${many.camel}` : 'loaders',
  };
  refuseTaken(subgraph, values);
  const schemaFile = `${subgraph}/prisma/schema.prisma`;
  const folder = migrationFolder(subgraph, many.snake);
  const edits: Edit[] = [
    ...moduleWiring(subgraph, values),
    {
      file: schemaFile,
      change: (text) => `${text.trimEnd()}\n${model(values)}`,
    },
    {
      file: `${subgraph}/src/modules/privacy/privacy-register.ts`,
      change: withBefore(/^\];/m, privacy(values), 'the table'),
    },
    {
      file: `${subgraph}/codegen.ts`,
      change: composeChanges(
        withAfter(
          /mappers: \{/,
          `\n${one.pascal}: '../modules/${many.kebab}#${one.pascal} as ${one.pascal}Model',`,
          'a mapper',
        ),
      ),
    },
  ];
  return {
    templates: 'module',
    project: subgraph,
    values,
    files: {
      [`${subgraph}/prisma/migrations/${folder}/migration.sql`]: migration(values),
    },
    edits,
    composes: true,
    generates: [subgraph],
    nextSteps: [
      `npx jest -c ${subgraph}/package.json test/${many.kebab}.graph.test.ts`,
      `Give the type its fields: ${many.kebab}.graphql, the model, a migration (docs/recipes/add-a-field.md)`,
      `Decide who may: ${many.kebab}.policy.ts`,
      `Show it: npm run new -- page ${many.kebab} --field ${many.camel} --mfe mfe-…`,
      `Offer it: npm run new -- route ${many.kebab} --field ${many.camel}`,
    ],
  };
}
