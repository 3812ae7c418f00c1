import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root';

const SCOPE = '@tbt';

/** Links installed packages into a copy of the repository. @param projects - folders relative to the copy. */
export function linkPackages(copy: string, projects: readonly string[]): void {
  const installed = join(repositoryRoot, 'node_modules');
  const target = join(copy, 'node_modules');
  mkdirSync(join(target, SCOPE), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== SCOPE && name !== '.cache') symlinkSync(join(installed, name), join(target, name));
  }
  for (const project of projects) {
    const name = project.replace(/^packages\//, '');
    symlinkSync(join(copy, project), join(target, SCOPE, name));
    const own = join(project, 'node_modules');
    if (existsSync(join(repositoryRoot, own)))
      symlinkSync(join(repositoryRoot, own), join(copy, own));
  }
}
