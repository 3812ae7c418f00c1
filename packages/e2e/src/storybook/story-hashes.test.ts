import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { storyHashes, type StatsModule } from './story-hashes';

const root = mkdtempSync(join(tmpdir(), 'tbt-story-hashes-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILES = {
  preview: 'packages/e2e/storybook/preview.tsx',
  theme: 'design-system/src/theme.css',
  card: 'mfe-jobs/src/card.tsx',
  shared: 'mfe-jobs/src/shared.ts',
  cardStories: 'mfe-jobs/src/card.stories.tsx',
  otherStories: 'mfe-jobs/src/other.stories.tsx',
};
type Name = keyof typeof FILES;

const made = (name: Name, ...importedBy: Name[]): StatsModule => ({
  identifier: `loader!${FILES[name]}`,
  nameForCondition: join(root, FILES[name]),
  reasons: importedBy.map((other) => ({ moduleIdentifier: `loader!${FILES[other]}` })),
});

// Webpack has concatenated one module into its importer.
const MODULES: StatsModule[] = [
  made('preview'),
  made('theme', 'preview'),
  made('cardStories'),
  { ...made('card', 'cardStories'), modules: [made('shared')] },
  made('otherStories'),
];

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const hashes = () => storyHashes(MODULES, root);

/** Story files whose hash depends on a file. */
function changedBy(file: string): string[] {
  const before = hashes();
  write(file, 'changed');
  const after = hashes();
  write(file, file);
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

beforeAll(() => {
  for (const file of [...Object.values(FILES), 'package-lock.json']) write(file, file);
});

it('names every file of stories', () => {
  expect(Object.keys(hashes())).toEqual([FILES.cardStories, FILES.otherStories]);
});

it('follows imports, also into modules that webpack has joined', () => {
  expect(changedBy(FILES.card)).toEqual([FILES.cardStories]);
  expect(changedBy(FILES.shared)).toEqual([FILES.cardStories]);
  expect(changedBy(FILES.otherStories)).toEqual([FILES.otherStories]);
});

it('changes all with the decorators and with the installed packages', () => {
  const all = [FILES.cardStories, FILES.otherStories];
  expect(changedBy(FILES.theme)).toEqual(all);
  expect(changedBy('package-lock.json')).toEqual(all);
});
