import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../workspace/repository-root';

const SHARED = {
  react: 'node_modules/react',
  'react-dom': 'node_modules/react-dom',
  '@tbt/contracts': 'packages/contracts',
  '@tbt/web-kit': 'packages/web-kit',
  '@tbt/web-kit/forms': 'packages/web-kit',
  '@tbt/design-system': 'design-system',
} as const;

export interface SharedPackage {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  /** `false`: the build brings no copy of its own. */
  import?: false;
}

/** Version in the manifest of a folder, given whole or seen from the repository. */
export function versionOf(folder: string): string {
  const manifest = path.resolve(repositoryRoot, folder, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/**
 * What exists once on a page. A remote that needs another major version is refused when it loads
 * instead of running beside a second copy.
 * @param hasCopies - whether this build brings the packages; a published remote uses the shell's.
 */
export function sharedPackages(hasCopies: boolean): Record<string, SharedPackage> {
  return Object.fromEntries(
    Object.entries(SHARED).map(([name, folder]) => {
      const version = versionOf(folder);
      const shared = { singleton: true, strictVersion: true, version } as const;
      return [
        name,
        { ...shared, requiredVersion: `^${version}`, ...(!hasCopies && { import: false }) },
      ];
    }),
  );
}
