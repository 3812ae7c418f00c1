import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from '../workspace/repository-root';
import { sharedPackages } from './shared-packages';

const requireHere = createRequire(path.join(repositoryRoot, 'shell', 'package.json'));

const manifestOf = (name: string): { exports?: Record<string, unknown> } =>
  requireHere(path.join(repositoryRoot, 'node_modules', name, 'package.json')) as object;

it('shares entries that their packages export, each once and in its own version', () => {
  const shared = Object.entries(sharedPackages());
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
