import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { federationPreset } from '@tbt/presets/webpack';
import { clientProjects } from '@tbt/workspace/projects';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const FEDERATION_ONLY = ['ModuleFederationPlugin', 'DocumentManifestPlugin', 'EntryListPlugin'];

/** The one bundle imports the micro-frontends directly: it has no releases of its own. */
function writeRemotes(file: string): string {
  const imports = clientProjects()
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => {
      const module = JSON.stringify(join(repositoryRoot, name, 'src', 'remote.tsx'));
      return `  ${JSON.stringify(name)}: () => import(${module}),`;
    });
  const text = [
    'const remotes = {',
    ...imports,
    '};',
    'export const loadRelease = (name) => remotes[name]();',
  ];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text.join('\n')}\n`);
  return file;
}

/** The shell's configuration without Module Federation: the same sources, loaders and minifier. */
function oneBundle(output: string): Configuration {
  const folder = join(repositoryRoot, 'shell');
  const { default: preset } = require(join(folder, 'webpack.config')) as {
    default: ReturnType<typeof federationPreset>;
  };
  const { devServer: _, plugins = [], ...config } = preset({}, { mode: 'production' });
  return {
    ...config,
    name: 'one-bundle',
    output: { ...config.output, path: output, publicPath: 'auto' },
    plugins: [
      ...plugins.filter((plugin) => !FEDERATION_ONLY.includes(plugin?.constructor.name ?? '')),
      new webpack.NormalModuleReplacementPlugin(
        /\/remotes\/federation$/,
        writeRemotes(`${output}-remotes.js`),
      ),
    ],
    cache: false,
  };
}

function main(output: string): void {
  webpack(oneBundle(output), (error, stats) => {
    const text = error ? String(error.stack) : stats?.toString('errors-only');
    if (error || !stats || stats.hasErrors()) {
      console.error(text);
      process.exitCode = 1;
      return;
    }
    const files = stats.compilation.entrypoints.get('main')?.getFiles() ?? [];
    const scripts = files.filter((file) => file.endsWith('.js'));
    writeFileSync(join(output, 'entry.json'), JSON.stringify({ scripts }));
  });
}

main(process.argv[2] ?? '');
