import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import type { federationPreset } from '@tbt/presets/webpack';
import { repositoryRoot } from '@tbt/workspace/repository-root';

/** Outside `dist`, which every build replaces. */
export const DEVELOPMENT_SITE = join(
  repositoryRoot,
  ...['node_modules', '.cache', 'tbt', 'site-development'],
);

export interface BrowserConfiguration {
  readonly webpack: Configuration;
  readonly devServer: DevServerConfiguration;
}

/** A cache per build type: modules built for hot reload do not fit a plain build. */
const cacheOf = ({ cache }: Configuration, way: string): Configuration['cache'] =>
  typeof cache === 'object' && cache.type === 'filesystem'
    ? { ...cache, name: `${cache.name}-${way}` }
    : cache;

/**
 * A browser project's own webpack configuration, for development. The shell's files also go to disk:
 * its server writes the pages around them, so that the site looks as it will, on its own address.
 * @param servedFrom - origin of the project's development server; absent: built once, served by none.
 */
export async function browserConfiguration(
  project: string,
  servedFrom?: string,
): Promise<BrowserConfiguration> {
  const file = join(repositoryRoot, project, 'webpack.config.ts');
  const { default: settings } = (await import(file)) as {
    default: ReturnType<typeof federationPreset>;
  };
  const { devServer = {}, ...configuration } = settings({}, { mode: 'development' });
  const webpack = { ...configuration, infrastructureLogging: { level: 'error' as const } };
  if (project !== 'shell') return { webpack, devServer };
  const isOnDisk = (path: string) => !path.includes('.hot-update.');
  return {
    webpack: {
      ...webpack,
      cache: cacheOf(webpack, servedFrom ? 'served' : 'once'),
      output: {
        ...webpack.output,
        path: DEVELOPMENT_SITE,
        ...(servedFrom && { publicPath: `${servedFrom}/` }),
      },
    },
    devServer: { ...devServer, devMiddleware: { writeToDisk: isOnDisk } },
  };
}
