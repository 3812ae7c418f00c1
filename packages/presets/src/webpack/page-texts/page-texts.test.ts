import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoaderContext } from 'webpack';
import namedTextsLoader from './named-texts-loader';
import pageImportsLoader from './page-imports-loader';

const OPENER = "{ load: async () => (await import('./pages/list-page')).ListPage }";
const FILES = {
  'remote.tsx': "import { routes } from './routes';\nconst widgets = {};",
  'routes.tsx': `const title = 'job.title';\nexport const routes = [${OPENER}];`,
  'pages/list-page.tsx':
    "import { Row } from '../features/row';\nt('job.list'); t('job.title'); lazy(() => import('../features/dialog'));",
  'features/row/index.tsx': 't(`job.state.${state}`); t(`job.${kind}Hint`);',
  'features/dialog.tsx': "const texts = 'job.dialog'; t(`${texts}.save`);",
  'features/unused.tsx': "t('job.unused');",
};
const MESSAGES = {
  'job.title': ['Jobs'],
  'job.list': ['All jobs'],
  'job.state.open': ['Open'],
  'job.rateHint': ['An hour'],
  'job.dialog.save': ['Save'],
};

let source: string;
beforeAll(() => {
  source = path.join(mkdtempSync(path.join(tmpdir(), 'tbt-texts-')), 'src');
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(source, file)), { recursive: true });
    writeFileSync(path.join(source, file), text);
  }
});
afterAll(() => rmSync(path.dirname(source), { recursive: true }));

function load(query: string, messages: object = MESSAGES, options: object = {}) {
  const [files, errors]: [string[], string[]] = [[], []];
  const context = {
    resourcePath: path.join(source, 'generated/locales/en-CA.ts'),
    resourceQuery: query,
    addDependency: (file: string) => files.push(path.relative(source, file)),
    getOptions: () => options,
    emitError: (error: Error) => errors.push(error.message),
  } as unknown as LoaderContext<object>;
  const text = namedTextsLoader.call(
    context,
    `export const messages = ${JSON.stringify(messages)};\n`,
  );
  const kept = JSON.parse(text.slice('export const messages = '.length, -2)) as object;
  return { keys: Object.keys(kept), files, errors };
}

it('brings the texts of packages with the page that shows them', () => {
  const folder = path.join(path.dirname(source), 'people-ui');
  const catalogues = path.join(folder, 'src/generated/locales');
  mkdirSync(catalogues, { recursive: true });
  const files = {
    'index.ts': "export { Rating, type Rated } from './rating';\nexport { Menu } from './menu';",
    'rating.tsx': "t('people.rating');",
    'menu.tsx': "t('people.menu');",
    'generated/locales/en-CA.ts': `export const messages = ${JSON.stringify({ 'people.rating': ['Rating'], 'people.menu': ['Menu'] })};\n`,
  };
  for (const [file, text] of Object.entries(files))
    writeFileSync(path.join(folder, 'src', file), text);
  const page = path.join(source, 'pages/list-page.tsx');
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, `import { type Rated, Rating } from '@tbt/people-ui';\n${before}`);
  const options = { packages: [folder] };
  expect(load('?of=./pages/list-page', MESSAGES, options).keys).toContain('people.rating');
  expect(load('?of=./pages/list-page', MESSAGES, options).keys).not.toContain('people.menu');
  expect(load('', MESSAGES, options).keys).toEqual(['job.title']);
  writeFileSync(page, before);
});

const openerLoader = (file: string, text: string): string =>
  pageImportsLoader.call(
    { resourcePath: path.join(source, file) } as unknown as LoaderContext<object>,
    text,
  );

it('starts with the texts of routes alone', () => {
  expect(load('')).toEqual({
    keys: ['job.title'],
    files: ['remote.tsx', 'routes.tsx'],
    errors: [],
  });
});

it('gives a page what its files name, whole or by their beginning, without those of the start', () => {
  const { keys, files } = load('?of=./pages/list-page');
  expect(keys).toEqual(['job.list', 'job.state.open', 'job.rateHint', 'job.dialog.save']);
  expect(files).toEqual(['pages/list-page.tsx', 'features/row/index.tsx', 'features/dialog.tsx']);
});

it('refuses texts that no page names', () => {
  const { errors } = load('', { ...MESSAGES, 'job.unused': ['Never shown'] });
  expect(errors).toEqual([expect.stringMatching(/delete them: job\.unused$/)]);
});

it('loads the texts of a page with its code, in the language of the page', () => {
  const text = openerLoader('routes.tsx', FILES['routes.tsx']);
  expect(text).toContain(
    "await withTexts(pageTexts['./pages/list-page'], () => import('./pages/list-page'))",
  );
  expect(text).toContain(
    "'fr-CA': () => import('./generated/locales/fr-CA.ts?of=./pages/list-page')",
  );
});

it('finds the texts of a part from a file in a folder', () => {
  const text = openerLoader('home/home-page.tsx', "load(() => import('./home-body'));");
  expect(text).toContain(
    "'en-CA': () => import('../generated/locales/en-CA.ts?of=./home/home-body')",
  );
});
