import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const REGISTER = path.join(__dirname, '../../../workspace/register.cjs');
const SCRIPT = `
  const { generateTokens } = require(${JSON.stringify(path.join(__dirname, 'generate-tokens.ts'))});
  generateTokens(process.argv[1]).catch(({ message }) => {
    process.stderr.write(message);
    process.exit(1);
  });
`;

const theme = (color: Record<string, unknown>, settings: Record<string, unknown> = {}) => ({
  $extensions: { 'tbt.theme': { scheme: 'light', ...settings } },
  color: { $type: 'color', ...color },
});
const light = theme({ ink: { $value: '#111111' }, link: { $value: '{color.ink}' } });
const base = { space: { $type: 'dimension', '1': { $value: { value: 4, unit: 'px' } } } };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tokens-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** In a child process: the library is an ES module. */
function generate(files: Record<string, unknown>) {
  const all = { 'base/space.json': base, 'themes/light.json': light, ...files };
  for (const kind of ['base', 'themes', 'modes']) {
    mkdirSync(path.join(folder, 'tokens', kind), { recursive: true });
  }
  for (const [file, content] of Object.entries(all)) {
    writeFileSync(path.join(folder, 'tokens', file), JSON.stringify(content));
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--require', REGISTER, '-e', SCRIPT, folder],
    { encoding: 'utf8' },
  );
  const read = (file: string) =>
    readFileSync(path.join(folder, 'src/generated/tokens', file), 'utf8');
  return { status, problem: stderr, read };
}

it('lets a theme contain differences only', () => {
  const harbour = theme({ ink: { $value: '#000088' } }, { extends: 'light' });
  const { status, read } = generate({ 'themes/harbour.json': harbour });
  expect(status).toBe(0);
  const [, chosen = ''] = /data-theme='harbour'\] \{([^}]*)/.exec(read('tokens.css')) ?? [];
  expect(chosen).toContain('--color-ink: #000088;');
  expect(chosen).toContain('--color-link: #000088;');
  expect(chosen).not.toContain('--space-1');
  expect(read('tokens.ts')).toContain('"values":{"light":"4px","harbour":"4px"}');
});

it('keeps references in modes, so that they resolve in every theme', () => {
  const more = {
    $extensions: { 'tbt.mode': { media: '(prefers-contrast: more)' } },
    color: { $type: 'color', link: { $value: '{color.ink}' } },
  };
  expect(generate({ 'modes/more.json': more }).read('tokens.css')).toContain(
    '--color-link: var(--color-ink);',
  );
});

it.each([
  [
    'a theme that lacks a colour',
    { 'themes/dark.json': theme({ ink: { $value: '#fff' } }) },
    /dark.*missing color-link/,
  ],
  [
    'a theme of a theme that is not there',
    { 'themes/dark.json': theme({}, { extends: 'night' }) },
    /dark.*extends "night"/,
  ],
  [
    'a mode of a token that is not there',
    {
      'modes/thumb.json': {
        $extensions: { 'tbt.mode': { media: '(pointer: coarse)' } },
        hand: { $type: 'number', $value: 1 },
      },
    },
    /thumb.*unknown hand/,
  ],
  ['a theme that says nothing of itself', { 'themes/dark.json': {} }, /dark.*tbt\.theme/],
  [
    'a reference to nothing',
    { 'themes/light.json': theme({ ink: { $value: '{color.pink}' } }) },
    /color\.pink|reference/i,
  ],
])('refuses %s', (_, files, problem) => {
  const result = generate(files);
  expect(result.status).toBe(1);
  expect(result.problem).toMatch(problem);
});
