import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { composeChanges, withAfter, withBefore } from './edits';
import { graphField, type GraphField } from './graph-field';
import { spell } from './names';
import { catalogueEdits, quoted, textPrefix, type BothTexts, type WrittenTexts } from './texts';
import type { Edit, Plan } from './write-plan';

const ROUTE_TABLE = 'shell/src/site/route-table.ts';
const HEADLINES = ['title', 'name', 'content'];

function headlineOf({ fields, typeName }: GraphField): string {
  const texts = fields.filter(
    ({ type, isNullable, isList }) => type === 'String' && !isNullable && !isList,
  );
  const best = texts.find(({ name }) => HEADLINES.includes(name)) ?? texts[0];
  if (!best) throw new Error(`${typeName} has no text that could stand for it in a list`);
  return best.name;
}

interface PageNames {
  name: string;
  camel: string;
  pascal: string;
  prefix: string;
  mfe: string;
  isPrivate: boolean;
}

function registrations({ name, camel, pascal, prefix, mfe, isPrivate }: PageNames): Edit[] {
  return [
    {
      file: `${mfe}/src/routes.tsx`,
      change: withBefore(
        /\];\s*$/,
        `{
          path: '/${name}',
          title: '${prefix}.${camel}.title',
          description: '${prefix}.${camel}.lead',
          load: async () => (await import('./pages/${name}-page')).${pascal}Page,
        },`,
        'the route',
      ),
    },
    {
      file: 'packages/contracts/src/paths.ts',
      change: withBefore(/\} as const;/, `  ${camel}: () => '/${name}',\n`, 'the address'),
    },
    {
      file: ROUTE_TABLE,
      change: composeChanges(
        withAfter(/export type RouteKey =/, `\n  | '${camel}'`, 'the key'),
        withAfter(
          /export const ROUTES[^=]*= \[/,
          `\n{ key: '${camel}', path: paths.${camel}(), owner: '${mfe}'${isPrivate ? ', isPrivate: true' : ''} },`,
          'the route',
        ),
      ),
    },
    {
      file: 'packages/performance/src/counts/app-cases.ts',
      change: withAfter(
        /appCases: OperationCases = \{/,
        `\n'${mfe}/${pascal}Page': sentBy('hygienist', (_world, first) => ({ first })),\n`,
        'the case',
      ),
    },
  ];
}

export interface PageOptions extends WrittenTexts {
  readonly name: string;
  readonly mfe: string;
  readonly access: 'session' | 'anyone';
  readonly field?: string;
}

export function planPage(options: PageOptions): Plan {
  const { name, mfe, access, title, titleFr, lead, leadFr } = options;
  const { camel, pascal, words } = spell(name);
  const { field = camel } = options;
  const table = readFileSync(join(repositoryRoot, ROUTE_TABLE), 'utf8');
  const addresses = readFileSync(join(repositoryRoot, 'packages/contracts/src/paths.ts'), 'utf8');
  if (addresses.includes(`'/${name}'`) || table.includes(`'${camel}'`)) {
    throw new Error(`The site has a page /${name} already`);
  }
  const prefix = textPrefix(mfe);
  const read = graphField(field, ['list']);
  const isPrivate = access === 'session';
  const own: BothTexts = {
    title: [title, titleFr],
    lead: [lead, leadFr],
    loading: ['Loading the list', 'Chargement de la liste'],
    failed: ['This list could not be loaded', 'Cette liste n’a pas pu être chargée'],
    retry: ['Try again', 'Réessayer'],
    empty: ['Nothing here yet.', 'Rien ici pour l’instant.'],
    more: ['Show more', 'Afficher plus'],
    ...(isPrivate && { signIn: [`Log in. ${lead}`, `Connectez-vous. ${leadFr}`] }),
  };
  const keyed = (prefixed: string, texts: BothTexts): BothTexts =>
    Object.fromEntries(
      Object.entries(texts).map(([key, both]) => [`${prefixed}.${camel}.${key}`, both]),
    );
  const values = {
    name,
    Name: pascal,
    camel,
    words,
    prefix,
    field,
    lead,
    Type: read.typeName,
    headline: headlineOf(read),
    loadingCode: quoted(own.loading?.[0] ?? ''),
    emptyCode: quoted(own.empty?.[0] ?? ''),
    retryCode: quoted(own.retry?.[0] ?? ''),
    signInCode: quoted(own.signIn?.[0] ?? ''),
  };
  return {
    templates: `page-${access}`,
    project: mfe,
    values,
    edits: [
      ...catalogueEdits(mfe, keyed(prefix, own)),
      ...registrations({ name, camel, pascal, prefix, mfe, isPrivate }),
      ...catalogueEdits(
        'shell',
        keyed('shell.route', {
          title: [title, titleFr],
          description: [lead, leadFr],
          keywords: [title.toLowerCase(), titleFr.toLowerCase()],
        }),
      ),
    ],
    generates: [mfe, 'shell'],
    nextSteps: [
      `npx jest -c ${mfe}/package.json src/pages/${name}-page.test.tsx`,
      `npm run dev -- ${mfe}, and open /${name}`,
      `Link to it: paths.${camel}() (the navigation is shell/src/layout/navigation-links.ts)`,
      'npm run bench -- counts --update, once the world of the bench has 50 of it (docs/recipes/change-the-counts.md)',
    ],
  };
}
