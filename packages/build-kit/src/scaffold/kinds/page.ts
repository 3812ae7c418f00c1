import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../workspace/repository-root';
import { composeChanges, withAfter, withBefore } from '../edits';
import { graphField, readableFields, type GraphField } from '../graph-field';
import { requireKebab, ScaffoldError, spell } from '../names';
import { below, renderTemplates } from '../render-template';
import type { Edit, Kind } from '../scaffold-plan';
import { remoteQuestion, textQuestions } from './remotes';
import { catalogueEdits, quoted, textPrefix, type BothTexts } from './texts';

const ACCESS = ['session', 'anyone'] as const;
const ROUTE_TABLE = 'shell/src/site/route-table.ts';
const HEADLINES = ['title', 'name', 'content'];

/** The field shown as a list item's heading. */
function headlineOf({ fields, typeName }: GraphField): string {
  const texts = fields.filter(
    ({ type, isNullable, isList }) => type === 'String' && !isNullable && !isList,
  );
  const best = texts.find(({ name }) => HEADLINES.includes(name)) ?? texts[0];
  if (!best) throw new ScaffoldError(`${typeName} has no text that could stand for it in a list`);
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
      what: 'the route',
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
      what: 'the address',
      change: withBefore(/\} as const;/, `  ${camel}: () => '/${name}',\n`, 'the address'),
    },
    {
      file: ROUTE_TABLE,
      what: 'the route table of the site',
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
      what: 'a case for the exact counts',
      change: withAfter(
        /appCases: OperationCases = \{/,
        `\n'${mfe}/${pascal}Page': sentBy('hygienist', (_world, first) => ({ first })),\n`,
        'the case',
      ),
    },
  ];
}

export const pageKind: Kind = {
  name: 'page',
  summary: 'a page of a micro-frontend: query, page, texts, stories, test, route',
  questions: [
    { flag: 'name', prompt: 'Name, also its address, such as clinic-notes' },
    remoteQuestion,
    {
      flag: 'field',
      prompt: 'Field of Query that it lists',
      choices: () => readableFields(['list']),
      fallback: ({ name = '' }) => spell(name).camel,
    },
    { flag: 'access', prompt: 'Who may', choices: () => ACCESS, fallback: () => 'session' },
    ...textQuestions,
  ],
  plan({ name = '', mfe = '', field = '', access = '', title = '', lead = '', ...french }) {
    const { camel, pascal, words } = spell(requireKebab(name));
    const table = readFileSync(join(repositoryRoot, ROUTE_TABLE), 'utf8');
    const addresses = readFileSync(join(repositoryRoot, 'packages/contracts/src/paths.ts'), 'utf8');
    if (addresses.includes(`'/${name}'`) || table.includes(`'${camel}'`)) {
      throw new ScaffoldError(`The site has a page /${name} already`);
    }
    const prefix = textPrefix(mfe);
    const read = graphField(field);
    const [titleFr, leadFr] = [french['title-fr'] ?? '', french['lead-fr'] ?? ''];
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
      files: below(mfe, renderTemplates(`page-${access}`, values)),
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
  },
};
