import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { sharedPackages } from './shared-packages';

const requireHere = createRequire(path.join(repositoryRoot, 'shell', 'package.json'));

const manifestOf = (name: string): { exports?: Record<string, unknown> } =>
  requireHere(path.join(repositoryRoot, 'node_modules', name, 'package.json')) as object;

it('shares entries that their packages export, each once and in its own version', () => {
  const shared = Object.entries(sharedPackages(true));
  expect(shared.length).toBeGreaterThan(0);
  for (const [entry, { version, requiredVersion, singleton }] of shared) {
    const [, name = '', subpath = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(entry) ?? [];
    const manifest = manifestOf(name);
    if (manifest.exports) expect(Object.keys(manifest.exports)).toContain(`.${subpath}`);
    expect(manifest).toHaveProperty('version', version);
    expect({ requiredVersion, singleton }).toEqual({
      requiredVersion: `^${version}`,
      singleton: true,
    });
  }
});

it('leaves the copies to the shell in a published remote', () => {
  const imports = Object.values(sharedPackages(false)).map((shared) => shared.import);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.every((value) => value === false)).toBe(true);
});

it('finds the parts of Radix once in the tree: a second version anywhere would double them in every page', () => {
  const lock = requireHere(path.join(repositoryRoot, 'package-lock.json')) as {
    packages: Record<string, unknown>;
  };
  const folders = Object.keys(lock.packages).filter((folder) => folder.includes('/@radix-ui/'));
  const names = folders.map((folder) => folder.slice(folder.lastIndexOf('@radix-ui/')));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
