import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { moduleRules } from './module-rules';

export interface WorkerOptions {
  name: string;
  folder: string;
  entry: string;
  /** File that is written, relative to the project; its folder is cleared. */
  output: string;
}

/** The site's service worker as one script. Its name has no hash: browsers look for a new version under the old one. */
export function workerPreset({ name, folder, entry, output }: WorkerOptions): Configuration {
  return {
    name: `${name}-worker`,
    mode: 'production',
    context: folder,
    target: ['webworker', 'es2022'],
    entry: { worker: entry },
    output: {
      path: path.join(folder, path.dirname(output)),
      filename: path.basename(output),
      clean: true,
    },
    resolve: { extensions: ['.ts', '.mjs', '.js'], conditionNames: ['source', '...'] },
    module: { rules: moduleRules(false) },
    optimization: {
      splitChunks: false,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false })],
    },
    cache: false,
    devtool: false,
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
