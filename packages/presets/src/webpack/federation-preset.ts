import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { DefinePlugin, type Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { developmentAliases, developmentPlugins, developmentServer } from './development';
import { DocumentManifestPlugin } from './document-manifest-plugin';
import { developmentEnv } from './env';
import { EntryListPlugin } from './entry-list-plugin';
import { moduleRules } from './module-rules';
import { PageFilesPlugin } from './page-files-plugin';
import { pageTextRules, type PageOpeners } from './page-texts';
import { PrecompressPlugin } from './precompress-plugin';
import { ReleaseNotesPlugin } from './release-notes-plugin';
import { StyleNamesPlugin } from './style-names-plugin';
import { bundledPackages, sharedPackages, sharedVersions, versionOf } from './shared-packages';

/** More would slow the parallel builds down. */
const WORKERS = 2;
/** Timeout of a remote's entry; milliseconds. */
const REMOTE_PATIENCE_MS = 4_000;
/** Module Federation fails on a plain content hash: its own entry has none. */
const HASHED = '[name].[contenthash:8].js';

/** Of remotes, which load none themselves; the registry names entries, so that neither manifests nor Node are needed. */
const OPTIMIZATION = { disableSnapshot: true, disableRemote: true, target: 'web' } as const;
/** Fonts have a style sheet of their own: one that is declared again is taken while the page is read, and moves it. */
const FONTS = {
  ...{ name: 'fonts', type: 'css/mini-extract', enforce: true, chunks: 'all' as const },
  test: (module: { identifier(): string }) => module.identifier().includes('/tokens/font.css'),
};
const DESIGN_SYSTEM = path.join(repositoryRoot, 'design-system', 'src', 'index.ts');

export interface FederationOptions {
  name: string;
  /** A host loads remotes; a remote exposes `src/remote.tsx` as `./app`. */
  kind: 'host' | 'remote';
  folder: string;
  /** Output folder relative to the project; default `dist`. */
  output?: string;
  /** Default: those of a remote. */
  pageTexts?: PageOpeners;
}

type Settings = (
  env: Record<string, unknown>,
  argv: { mode?: string },
) => Configuration & { devServer?: DevServerConfiguration };

/** Container name: a valid variable name without hyphens. */
export const containerName = (name: string): string => name.replace(/\W/g, '_');

const federation = ({ name }: FederationOptions, isDevelopment: boolean) =>
  new ModuleFederationPlugin({
    name: containerName(name),
    filename: 'remote-entry.js',
    exposes: { './app': './src/remote.tsx' },
    shared: sharedPackages(isDevelopment),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: true,
    // The shell's federation runtime is used, except in development, where a remote also runs standalone.
    experiments: isDevelopment ? {} : { externalRuntime: true, optimization: OPTIMIZATION },
  });

/** The host takes federation's runtime as a library, with its first remote (`shell/src/remotes/federation.ts`). */
const hostDefinitions = (isDevelopment: boolean) =>
  new DefinePlugin({
    SHARED_VERSIONS: JSON.stringify(sharedVersions()),
    ...(!isDevelopment && {
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      ENV_TARGET: JSON.stringify('web'),
    }),
  });

const projectOf = ({ name, folder }: FederationOptions) => ({
  name,
  version: versionOf(folder),
});

const entryOf = (hasPage: boolean): Record<string, string> =>
  hasPage ? { main: './src/main.tsx' } : {};

/** A project of the site as a webpack configuration: `federationPreset({ name, kind, folder })`. */
export function federationPreset(options: FederationOptions): Settings {
  const { name, kind, folder, output = 'dist', pageTexts } = options;
  return (_env, argv) => {
    const isDevelopment = argv.mode === 'development';
    return {
      name,
      mode: isDevelopment ? 'development' : 'production',
      context: folder,
      target: ['web', 'es2022'],
      // Module Federation adds the remote's entry; only development has a standalone page.
      entry: entryOf(kind === 'host' || isDevelopment),
      output: {
        path: path.join(folder, output),
        publicPath: 'auto',
        uniqueName: name,
        clean: true,
        filename: ({ chunk }) => (chunk?.contentHash?.javascript ? HASHED : '[name].js'),
        chunkFilename: HASHED,
        assetModuleFilename: '[name].[contenthash:8][ext]',
        hashFunction: 'xxhash64',
        // A file that failed while it began, as without a connection, begins anew when it is asked for again.
        strictModuleExceptionHandling: true,
        ...(kind === 'remote' && { chunkLoadTimeout: REMOTE_PATIENCE_MS }),
      },
      resolve: {
        extensions: ['.tsx', '.ts', '.mjs', '.js'],
        conditionNames: ['source', '...'],
        ...(isDevelopment && { alias: developmentAliases() }),
      },
      module: {
        rules: [
          ...moduleRules(isDevelopment),
          ...(isDevelopment
            ? []
            : pageTextRules(folder, bundledPackages(folder, false), pageTexts)),
          // The host's pages contain the components they name; its remotes get all.
          ...(kind === 'host' ? [{ test: DESIGN_SYSTEM, sideEffects: false }] : []),
        ],
      },
      plugins: [
        kind === 'host' ? hostDefinitions(isDevelopment) : federation(options, isDevelopment),
        ...(isDevelopment
          ? (developmentPlugins(name) ?? [])
          : [
              new MiniCssExtractPlugin({
                filename: '[name].[contenthash:8].css',
                chunkFilename: '[name].[contenthash:8].css',
                ignoreOrder: true,
              }),
              new PrecompressPlugin(),
              new StyleNamesPlugin(),
              new PageFilesPlugin(),
            ]),
        kind === 'host' ? new EntryListPlugin() : new ReleaseNotesPlugin(projectOf(options)),
        new DocumentManifestPlugin([folder, ...bundledPackages(folder, kind === 'host')]),
      ],
      optimization: {
        chunkIds: 'deterministic',
        moduleIds: 'deterministic',
        ...(kind === 'host' && { splitChunks: { cacheGroups: { fonts: FONTS } } }),
        minimizer: [
          new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: WORKERS }),
          new CssMinimizerPlugin({ parallel: false }),
        ],
      },
      // Nx replays unchanged builds; for a changed one a cache costs more than it saves.
      cache: isDevelopment && {
        type: 'filesystem',
        name,
        cacheDirectory: path.join(repositoryRoot, 'node_modules/.cache/webpack'),
        buildDependencies: {
          preset: [`${__dirname}${path.sep}`],
          project: [path.join(folder, 'package.json')],
        },
      },
      parallelism: WORKERS,
      devtool: isDevelopment ? 'eval-cheap-module-source-map' : 'hidden-source-map',
      performance: { hints: false },
      stats: 'errors-warnings',
      ...(isDevelopment && {
        devServer: developmentServer(developmentEnv()),
      }),
    };
  };
}
