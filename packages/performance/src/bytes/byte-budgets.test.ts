import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageFiles } from '@tbt/presets/webpack/page-files';
import { compareBytes } from './byte-budgets';
import { pageBytes } from './page-bytes';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tbt-bytes-'));
  const shared = { react: 1_000, kit: 200, forms: 40, graph: 60 };
  const sizes = {
    ...shared,
    main: 100,
    en: 30,
    fr: 35,
    page: 7,
    pageEn: 3,
    entry: 5,
    forRemotes: 11,
    client: 300,
  };
  for (const [name, size] of Object.entries(sizes))
    writeFileSync(join(folder, `${name}.js`), 'x'.repeat(size));
  // The compressed copy is what travels.
  writeFileSync(join(folder, 'react.js.br'), 'x'.repeat(500));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shellFiles: PageFiles = {
  start: { files: ['main.js', 'kit.js', 'react.js'], needs: [] },
  remotes: { files: ['forRemotes.js'], needs: [] },
  pages: {},
  parts: {
    'home-form': { files: ['page.js', 'kit.js'], needs: ['forms'] },
    'graph-client': { files: ['client.js'], needs: [] },
  },
  shared: {
    forms: { files: ['forms.js'], needs: [] },
    '@tbt/web-kit/graph': { files: ['graph.js'], needs: [] },
  },
  texts: { 'en-CA': ['en.js'], 'fr-CA': ['fr.js'] },
  pageTexts: {},
};
const remoteFiles: PageFiles = {
  start: { files: ['entry.js'], needs: ['react'] },
  remotes: { files: [], needs: [] },
  pages: { 'job-page': { files: ['page.js'], needs: ['forms', '@tbt/web-kit/graph'] } },
  parts: {},
  shared: {},
  texts: { 'en-CA': ['en.js'] },
  pageTexts: { 'job-page': { 'en-CA': ['pageEn.js'] }, 'jobs-page': { 'en-CA': ['fr.js'] } },
};

it('adds what a page loads cold, each script once and in one language', () => {
  const shell = { folder, files: shellFiles };
  expect(pageBytes(shell, undefined, {})).toEqual({ cold: 100 + 200 + 500 + 30, next: 0 });
  expect(pageBytes(shell, { folder, files: remoteFiles }, { page: 'job-page' })).toEqual({
    cold: 830 + 11 + 40 + 60 + 5 + 7 + 30 + 3,
    // What remotes share, and the client of the graph, came with the first.
    next: 40 + 5 + 7 + 30 + 3,
  });
});

it('adds what the use of a part brings', () => {
  const shell = { folder, files: shellFiles };
  expect(pageBytes(shell, undefined, { parts: ['home-form'] }).cold).toBe(830 + 7 + 40);
});

it('refuses a page that no build has', () => {
  const shell = { folder, files: shellFiles };
  expect(() => pageBytes(shell, undefined, { page: 'jobs-page' })).toThrow('No build has a page');
});

it('fails by one byte above a budget, and for pages without one', () => {
  const budgets = { '/': { most: 2, goal: 1 }, '/gone': { most: 1, goal: 1 } };
  expect(compareBytes(budgets, { '/': { bytes: 2_000 } }).above).toEqual([]);
  expect(compareBytes(budgets, { '/': { bytes: 2_001 }, '/new': { bytes: 1 } })).toEqual({
    above: ['/: 2001 bytes, the budget is 2 KB', '/new: has no budget'],
    lowerable: ['/gone: is gone'],
  });
  expect(compareBytes(budgets, { '/': { bytes: 900 } }).lowerable).toHaveLength(2);
});
