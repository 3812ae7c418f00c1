import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { serverModuleRules } from './module-rules';
import { SERVER_ENTRY_FILE } from './server-entry-file';
import { serverExternals, sharedVersions } from './shared-packages';

export interface ServerOptions {
  name: string;
  /** A host contains the shared packages; a remote requires the host's. */
  kind: 'host' | 'remote';
  folder: string;
  /** Module to render with, relative to the project. */
  entry: string;
  output: string;
  /** Public path of the browser build's files, when it is known. */
  publicPath?: string;
}

/** A project of the site as one CommonJS file for Node, beside its browser build. */
export function serverPreset(options: ServerOptions): Configuration {
  const { name, kind, folder, entry, output, publicPath = '' } = options;
  return {
    name: `${name}-server`,
    mode: 'production',
    context: folder,
    target: 'node20',
    entry: { main: entry },
    output: {
      path: path.join(folder, output),
      filename: SERVER_ENTRY_FILE,
      publicPath,
      clean: true,
      library: { type: 'commonjs2' },
      assetModuleFilename: '[name].[contenthash:8][ext]',
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['source', '...'],
    },
    externals: kind === 'remote' ? serverExternals() : [],
    module: { rules: serverModuleRules() },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...(kind === 'host'
        ? [new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions()) })]
        : []),
    ],
    optimization: { minimize: false, splitChunks: false },
    cache: false,
    devtool: false,
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
