import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const SHARED = {
  react: 'node_modules/react',
  'react-dom': 'node_modules/react-dom',
  '@tbt/web-kit': 'packages/web-kit',
  '@tbt/web-kit/forms': 'packages/web-kit',
  '@tbt/web-kit/graph': 'packages/web-kit',
  '@tbt/design-system': 'design-system',
  '@tbt/design-system/calendar': 'design-system',
  '@tbt/design-system/charts': 'design-system',
  '@tbt/design-system/fields': 'design-system',
  '@tbt/design-system/files': 'design-system',
  '@tbt/design-system/large': 'design-system',
  '@tbt/design-system/table': 'design-system',
  '@tbt/design-system/tabs': 'design-system',
} as const;

export const isShared = (name: string): boolean => name in SHARED;

export interface SharedPackage {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  /** `false`: the build contains no copy. */
  import?: false;
}

/** Folders of our packages in a build. @param hasCopies - whether it contains the shared ones. */
export function bundledPackages(folder: string, hasCopies: boolean): string[] {
  const manifest = path.resolve(repositoryRoot, folder, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@tbt/') && (hasCopies || !(name in SHARED)))
    .map((name) => path.join(repositoryRoot, 'packages', name.slice('@tbt/'.length)));
}

/** Version in the `package.json` of a folder. */
export function versionOf(folder: string): string {
  const manifest = path.resolve(repositoryRoot, folder, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

export function sharedVersions(): Record<string, string> {
  const names = Object.entries({ ...SHARED, 'react/jsx-runtime': SHARED.react });
  return Object.fromEntries(names.map(([name, folder]) => [name, versionOf(folder)]));
}

/**
 * The shared packages as a server build requires them: `name@^version`. The server that evaluates a
 * release gives its own copy, or refuses another major version.
 */
export const serverExternals = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      `commonjs ${name}@^${version}`,
    ]),
  );

/**
 * Singletons of a page, as a remote asks for them; another major version is refused.
 * @param hasCopies - whether this build contains the packages; a published remote uses the shell's.
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
