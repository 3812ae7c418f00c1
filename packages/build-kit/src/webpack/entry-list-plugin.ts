import { sources, Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';

/** Files of an entry, in loading order, seen from the output folder. */
export interface EntryList {
  scripts: string[];
  styles: string[];
}

const FILE = 'entry.json';

/** Writes `entry.json`: what a page must load. The server that writes the page reads it. */
export class EntryListPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(EntryListPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: EntryListPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
          const list: EntryList = {
            scripts: files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.')),
            styles: files.filter((file) => file.endsWith('.css')),
          };
          compilation.emitAsset(FILE, new sources.RawSource(JSON.stringify(list)));
        },
      );
    });
  }
}
