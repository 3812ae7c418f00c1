import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importRules } from './import-rules.mjs';
import { readProjects } from './projects.mjs';
import { hardCodedText } from './text-rules.mjs';

const IGNORED = [
  '**/{node_modules,dist,generated,coverage,storybook-static,storybook-test,test-results}/**',
  '**/lint-fixtures/**',
  '.{nx,data}/**',
];

const TESTS = ['**/*.test.{ts,tsx}', '**/{test,testing,e2e,showcase}/**', '**/*.stories.tsx'];

const TOOLS =
  'packages/{workspace,postgres,presets,stack,e2e,generators,test-runner,performance}/**';

const noEnum = {
  selector: 'TSEnumDeclaration',
  message: 'Write an `as const` set instead of an enum.',
};

const processEnv = {
  object: 'process',
  property: 'env',
  message: 'Only env.ts reads the environment.',
};

const ownWords = {
  files: ['**/*.{ts,tsx}'],
  rules: {
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
    '@typescript-eslint/no-invalid-void-type': 'off',
    '@typescript-eslint/triple-slash-reference': [
      'error',
      { path: 'always', types: 'never', lib: 'never' },
    ],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-lines': ['error', { max: 300 }],
    'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
    'no-restricted-syntax': ['error', noEnum],
    'no-restricted-properties': ['error', processEnv],
  },
};

const SUFFIXES = 'resolvers,service,policy,repository,queries,loaders,inputs,events,jobs,types';

// Role suffixes of a subgraph module's files; other files are named after their export.
const moduleFiles = {
  files: ['subgraph-*/src/modules/**/*.*.ts'],
  ignores: [`**/*.{${SUFFIXES}}.ts`, '**/*.test.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      noEnum,
      { selector: 'Program', message: `[suffix] Known suffixes: ${SUFFIXES}; or a plain name.` },
    ],
  },
};

const SQL = ['$queryRaw', '$executeRaw', '$queryRawUnsafe', '$executeRawUnsafe'];

// Plain reads and writes use Prisma's client, in repositories.
const sqlFiles = {
  files: ['subgraph-*/src/**/*.ts'],
  ignores: ['**/*.queries.ts', ...TESTS],
  rules: {
    'no-restricted-properties': [
      'error',
      processEnv,
      ...SQL.map((property) => ({ property, message: '[sql] SQL is written in *.queries.ts.' })),
    ],
  },
};

const RAW_ROWS = ['TaggedTemplateExpression[tag', 'CallExpression[callee'].map(
  (sent) => `${sent}.property.name='$queryRaw']:not(${sent}.object.callee.name='readerIn'])`,
);

// Prisma's `$queryRaw` gives rows the type that its caller claims; a reader checks them.
const queryFiles = {
  files: ['subgraph-*/src/**/*.queries.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      noEnum,
      ...RAW_ROWS.map((selector) => ({
        selector,
        message: '[rows] Read by reader.rows(schema) or readerIn(tx).rows(schema).',
      })),
    ],
  },
};

const exceptions = [
  {
    // Playwright reads its set-up from a default export and its fixtures from an empty pattern.
    files: ['shell/e2e/**/*.ts'],
    rules: { 'no-restricted-exports': 'off', 'no-empty-pattern': 'off' },
  },
  {
    files: [
      '**/remote.tsx',
      'packages/presets/src/webpack/**/*-loader.ts',
      '**/*.stories.tsx',
      '**/*.config.ts',
      '**/codegen.ts',
      'packages/e2e/storybook/{main.ts,preview.tsx}',
      '**/*.d.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['**/env.ts', TOOLS, '**/*.config.ts', ...TESTS],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // Tests build values that types forbid, and cast known results.
    files: TESTS,
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: [`${TOOLS}/*.{ts,cjs,js}`],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
];

// An unhandled rejection ends a server; these rules need types, so they check servers only.
const promises = (root) => ({
  files: ['{gateway,subgraph-*,packages/service-kit}/src/**/*.ts', 'shell/src/server/**/*.ts'],
  ignores: TESTS,
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
    '@typescript-eslint/await-thenable': 'error',
  },
});

/**
 * The lint rules of the repository.
 * @param {{ root: string, workspace?: string, ignores?: string[] }} options - `root` holds the files;
 *   `workspace` holds the tagged projects and is the same unless a test plants files elsewhere.
 * @returns {import('eslint').Linter.Config[]}
 */
export function eslintConfig({ root, workspace = root, ignores = IGNORED }) {
  return [
    { ignores },
    { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
    js.configs.recommended,
    ...tseslint.configs.strict.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
    ownWords,
    moduleFiles,
    sqlFiles,
    queryFiles,
    promises(root),
    ...importRules(root, readProjects(workspace)),
    {
      files: ['**/*.tsx', '**/use-*.ts'],
      plugins: { 'react-hooks': reactHooks },
      rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
    },
    {
      files: ['{shell,mfe-*,design-system,packages/{web-kit,people-ui}}/src/**/*.tsx'],
      // The standalone frame is for developers only.
      ignores: [...TESTS, 'packages/web-kit/src/alone/**'],
      rules: { 'no-restricted-syntax': ['error', noEnum, ...hardCodedText] },
    },
    {
      files: ['**/*.{js,cjs,mjs}'],
      languageOptions: {
        globals: {
          ...Object.fromEntries(
            [
              'process',
              'console',
              'URL',
              'Buffer',
              'setTimeout',
              'setInterval',
              'clearTimeout',
              'fetch',
              'performance',
              'AbortController',
              'WebAssembly',
            ].map((name) => [name, 'readonly']),
          ),
        },
      },
    },
    {
      files: ['**/*.{js,cjs}'],
      languageOptions: { sourceType: 'commonjs', globals: { __dirname: 'readonly' } },
    },
    { files: ['packages/presets/src/**/*.js'], languageOptions: { sourceType: 'module' } },
    { files: ['packages/{presets,service-kit}/jest/**'], rules: { 'no-undef': 'off' } },
    ...exceptions,
  ];
}
