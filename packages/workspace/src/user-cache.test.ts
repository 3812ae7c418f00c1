import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitCache, userCache } from './user-cache';

const folder = mkdtempSync(join(tmpdir(), 'tbt-user-cache-'));

beforeAll(() => {
  process.env.XDG_CACHE_HOME = folder;
});
afterAll(() => {
  delete process.env.XDG_CACHE_HOME;
  rmSync(folder, { recursive: true });
});

it('empties a folder that is over its limit, and no other', () => {
  const file = join(userCache('compiled'), 'ab', 'module.js');
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'four');
  limitCache('compiled', 4);
  expect(existsSync(file)).toBe(true);
  limitCache('compiled', 3);
  expect(existsSync(file)).toBe(false);
  expect(() => limitCache('compiled', 3)).not.toThrow();
});
