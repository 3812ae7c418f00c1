import { sources, Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';

/** Files of an entry, in loading order, seen from the output folder. */
export interface EntryList {
  scripts: string[];
  styles: string[];
  /** What the scripts ask for as soon as they run. */
  preload: string[];
}

const FILE = 'entry.json';

const isScript = (file: string): boolean => file.endsWith('.js') && !file.includes('.hot-update.');
const isStyle = (file: string): boolean => file.endsWith('.css');
const isFont = (file: string): boolean => file.endsWith('.woff2');

/** Writes `entry.json`: what a page must load. The server that writes the page reads it. */
export class EntryListPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(EntryListPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: EntryListPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const entry = compilation.entrypoints.get('main');
          const files = entry?.getFiles() ?? [];
          const groups = entry?.getChildren() ?? [];
          const next = groups.flatMap((group) => group.getFiles());
          // A style sheet brings its fonts: text waits for them, the parser does not know them yet.
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
