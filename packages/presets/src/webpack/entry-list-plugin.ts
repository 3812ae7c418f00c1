import {
  sources,
  Compilation,
  type Asset,
  type ChunkGroup,
  type Compiler,
  type WebpackPluginInstance,
} from 'webpack';
import { isForRemotes } from './shared-groups';

/** Files of an entry in loading order, relative to the output folder. */
export interface EntryList {
  scripts: string[];
  styles: string[];
  /** Preloaded: requested by the scripts as soon as they run. */
  preload: string[];
  /** Preloaded for pages of remotes. */
  remotes: string[];
}

const FILE = 'entry.json';

const isScript = (file: string): boolean => file.endsWith('.js') && !file.includes('.hot-update.');
const isStyle = (file: string): boolean => file.endsWith('.css');

/** Those of packages have what few pages need. */
const isOwnFont = ({ name, info }: Readonly<Asset>): boolean =>
  name.endsWith('.woff2') && !info.sourceFilename?.includes('node_modules/');

const loadedFiles = (groups: readonly ChunkGroup[]): string[] => [
  ...new Set(
    groups.flatMap((group) => group.getFiles()).filter((file) => isScript(file) || isStyle(file)),
  ),
];

/** Writes `entry.json`, from which the server renders a page's script and style tags. */
export class EntryListPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(EntryListPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: EntryListPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const entry = compilation.entrypoints.get('main');
          const files = entry?.getFiles() ?? [];
          const groups = entry?.getChildren() ?? [];
          const forRemotes = compilation.chunkGroups.filter(isForRemotes);
          const next = loadedFiles(groups);
          // Preload fonts: the parser finds them only in the style sheet.
          const fonts = groups
            .flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.auxiliaryFiles]))
            .filter((file) => {
              const asset = compilation.getAsset(file);
              return asset && isOwnFont(asset);
            });
          const list: EntryList = {
            scripts: files.filter(isScript),
            styles: files.filter(isStyle),
            preload: [...new Set([...next, ...fonts])].sort(),
            remotes: loadedFiles(forRemotes)
              .filter((file) => !next.includes(file))
              .sort(),
          };
          compilation.emitAsset(FILE, new sources.RawSource(JSON.stringify(list)));
        },
      );
    });
  }
}
