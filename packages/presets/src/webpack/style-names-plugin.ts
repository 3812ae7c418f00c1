import { sources, Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';

/** Class names of each style sheet of a build, so that a server links those that its markup needs. */
export type StyleNames = Readonly<Record<string, readonly string[]>>;

export const STYLE_NAMES_FILE = 'style-names.json';

/** File names have dots as well. */
const ADDRESS = /url\([^)]*\)/g;
const CLASS_NAME = /\.(-?[A-Za-z_](?:[\w-]|\\.)*)/g;

const namesIn = (css: string): string[] => [
  ...new Set(
    [...css.replace(ADDRESS, '').matchAll(CLASS_NAME)].map(([, name = '']) =>
      name.replace(/\\/g, ''),
    ),
  ),
];

/** Writes `style-names.json` beside a build's files. */
export class StyleNamesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(StyleNamesPlugin.name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: StyleNamesPlugin.name, stage }, (assets) => {
        const names = Object.entries(assets)
          .filter(([file]) => file.endsWith('.css'))
          .map(([file, source]) => [file, namesIn(source.source().toString())] as const);
        const text = JSON.stringify(Object.fromEntries(names) satisfies StyleNames);
        compilation.emitAsset(STYLE_NAMES_FILE, new sources.RawSource(text));
      });
    });
  }
}
