import {
  sources,
  Compilation,
  WebpackError,
  type ChunkGroup,
  type Compiler,
  type WebpackPluginInstance,
} from 'webpack';
import { consumedBy, providedBy } from './shared-groups';

/** Files of an entry in loading order, relative to the output folder. */
export interface EntryList {
  scripts: string[];
  styles: string[];
  /** Preloaded: requested by the scripts as soon as they run. */
  preload: string[];
}

const FILE = 'entry.json';

const isScript = (file: string): boolean => file.endsWith('.js') && !file.includes('.hot-update.');
const isStyle = (file: string): boolean => file.endsWith('.css');
const isFont = (file: string): boolean => file.endsWith('.woff2');

const UNKNOWN_NAMES =
  'No shared package is recognised among the modules of the first page: the federation names them ' +
  'otherwise than entry-list-plugin.ts expects.';

/** Groups of the first screen, with its shared packages; not those of lazy pages. */
function initialGroups(
  compilation: Compilation,
  groups: readonly ChunkGroup[],
): readonly ChunkGroup[] {
  const own = groups.filter((group) => !providedBy(group));
  const consumed = new Set(own.flatMap((group) => consumedBy(compilation, group)));
  if (consumed.size === 0 || own.length === groups.length) {
    compilation.errors.push(new WebpackError(UNKNOWN_NAMES));
  }
  return groups.filter((group) => consumed.has(providedBy(group) ?? '') || own.includes(group));
}

/** Writes `entry.json`, from which the server renders a page's script and style tags. */
export class EntryListPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(EntryListPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: EntryListPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const entry = compilation.entrypoints.get('main');
          const files = entry?.getFiles() ?? [];
          const groups = initialGroups(compilation, entry?.getChildren() ?? []);
          const next = groups.flatMap((group) => group.getFiles());
          // Preload fonts: the parser finds them only in the style sheet.
          const fonts = groups
            .flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.auxiliaryFiles]))
            .filter(isFont);
          const list: EntryList = {
            scripts: files.filter(isScript),
            styles: files.filter(isStyle),
            preload: [
              ...new Set([...next.filter((file) => isScript(file) || isStyle(file)), ...fonts]),
            ].sort(),
          };
          compilation.emitAsset(FILE, new sources.RawSource(JSON.stringify(list)));
        },
      );
    });
  }
}
