import { isSource, planChanges } from './change-plan';
import { devProjects } from './workspace-graph';

const projects = devProjects();
const plan = (...files: string[]) => planChanges(files, projects);
const NOTHING = {
  migrate: [],
  composes: false,
  generate: [],
  texts: [],
  files: [],
  restarts: [],
  startAgain: [],
};

it('compiles one changed file and restarts its services', () => {
  const file = 'subgraph-messaging/src/modules/messages/messages.service.ts';
  expect(plan(file)).toEqual({ ...NOTHING, files: [file], restarts: ['subgraph-messaging'] });
});

it('composes for SDL, and copies it', () => {
  const file = 'subgraph-messaging/src/modules/messages/messages.graphql';
  expect(plan(file)).toEqual({
    ...NOTHING,
    composes: true,
    files: [file],
    restarts: ['subgraph-messaging'],
  });
});

it('generates for operations: the gateway runs them, a micro-frontend is only built with them', () => {
  const rest = 'gateway/src/rest/jobs/jobs.operations.graphql';
  expect(plan(rest)).toMatchObject({ generate: ['gateway'], restarts: ['gateway'] });
  expect(plan('mfe-jobs/src/pages/job-page.query.graphql')).toEqual({
    ...NOTHING,
    generate: ['mfe-jobs'],
  });
});

it('generates for the fragment of a package what spreads it', () => {
  expect(plan('packages/people-ui/src/person-menu/person-menu.fragment.graphql').generate).toEqual([
    'mfe-clinic',
    'mfe-jobs',
    'mfe-messaging',
    'mfe-profile',
    'packages/people-ui',
  ]);
});

it('generates for a Prisma schema and applies a migration', () => {
  expect(
    plan(
      'subgraph-identity/prisma/schema.prisma',
      'subgraph-identity/prisma/migrations/20270101000000_more/migration.sql',
    ),
  ).toEqual({
    ...NOTHING,
    migrate: ['subgraph-identity'],
    generate: ['subgraph-identity'],
    restarts: ['subgraph-identity'],
  });
});

it('makes the sheet of changed tokens', () => {
  expect(plan('design-system/tokens/themes/dark.json')).toEqual({
    ...NOTHING,
    generate: ['design-system'],
  });
});

it("compiles texts; the shell's server reads its own", () => {
  expect(plan('mfe-jobs/src/locales/fr-CA.json')).toEqual({ ...NOTHING, texts: ['mfe-jobs'] });
  expect(plan('shell/src/locales/fr-CA.json')).toMatchObject({
    texts: ['shell'],
    restarts: ['shell'],
  });
});

it("leaves browser code to the browser's tools", () => {
  expect(plan('mfe-jobs/src/pages/job-page.tsx', 'shell/src/app.tsx')).toEqual(NOTHING);
  expect(plan('shell/src/server/env.ts').restarts).toEqual(['shell']);
  expect(plan('shell/src/site/route-table.ts').restarts).toEqual(['shell']);
});

it('lists files that need a restart', () => {
  const files = ['gateway/package.json', 'mfe-jobs/webpack.config.ts'];
  expect(plan(...files)).toEqual({ ...NOTHING, startAgain: files });
});

it.each([
  'gateway/src/viewer.test.ts',
  'gateway/src/generated/graphql.ts',
  'design-system/src/components/badge/badge.stories.tsx',
  'gateway/README.md',
  'gateway/test/sockets.test.ts',
  'gateway/src/.#viewer.ts',
])('looks past %s', (file) => {
  expect(isSource(file)).toBe(false);
});
