import {
  sources,
  Compilation,
  type ChunkGroup,
  type Compiler,
  type WebpackPluginInstance,
} from 'webpack';
import { consumedBy, isForRemotes, providedBy } from './shared-groups';

export interface ScriptGroup {
  files: string[];
  needs: string[];
}

/** What each page of a build loads; what loads later, on demand, is not in it. */
export interface PageFiles {
  /** Entry of the build, with the shell's frame or the remote's exposed module. */
  start: ScriptGroup;
  /** By the name of its module, such as `job-search-page`. */
  pages: Record<string, ScriptGroup>;
  /** Of the build's own code: what its pages load later, by the name of its module. */
  parts: Record<string, ScriptGroup>;
  /** Of the shell: what its first remote brings. */
  remotes: ScriptGroup;
  /** Of the shell: what remotes ask for on demand. */
  shared: Record<string, ScriptGroup>;
  /** Catalogues by language, loaded with the start. */
  texts: Record<string, string[]>;
  /** Catalogues by the name of their page, then by language. */
  pageTexts: Record<string, Record<string, string[]>>;
}

export const PAGE_FILES = 'page-files.json';

const PAGE = /[\\/]([\w-]+-page)$/;
const PART = /^(?:\.{1,2}\/.*?|@tbt\/web-kit\/)([\w-]+)$/;
const CATALOGUE = /locales[\\/]([a-z]{2}-[A-Z]{2})$/;
const PAGE_CATALOGUE = /locales[\\/]([a-z]{2}-[A-Z]{2})\.ts\?of=.*?([\w-]+)$/;
const IS_START = /(^react-dom\/client|[\\/]bootstrap|[\\/]remote\.tsx)$/;

const scriptsOf = (group: ChunkGroup): string[] =>
  group.getFiles().filter((file) => file.endsWith('.js'));

const merged = (one: ScriptGroup | undefined, other: ScriptGroup): ScriptGroup => ({
  files: [...new Set([...(one?.files ?? []), ...other.files])].sort(),
  needs: [...new Set([...(one?.needs ?? []), ...other.needs])].sort(),
});

function pageFiles(compilation: Compilation): PageFiles {
  const result: PageFiles = {
    ...{ start: { files: [], needs: [] }, remotes: { files: [], needs: [] } },
    ...{ pages: {}, parts: {}, shared: {}, texts: {}, pageTexts: {} },
  };
  for (const group of compilation.chunkGroups) {
    const content = { files: scriptsOf(group), needs: [...consumedBy(compilation, group)] };
    const requests = group.origins.map(({ request }) => request ?? '');
    const [, language, ofPage] = PAGE_CATALOGUE.exec(requests.join()) ?? [];
    if (language && ofPage) {
      (result.pageTexts[ofPage] ??= {})[language] = content.files;
      continue;
    }
    const find = (pattern: RegExp) =>
      requests.map((request) => pattern.exec(request)?.[1]).find((name) => name !== undefined);
    const [provided, page, locale] = [providedBy(group), find(PAGE), find(CATALOGUE)];
    const part = find(PART);
    if (isForRemotes(group)) result.remotes = merged(result.remotes, content);
    else if (provided) result.shared[provided] = merged(result.shared[provided], content);
    else if (page) result.pages[page] = merged(result.pages[page], content);
    else if (locale)
      result.texts[locale] = [...new Set([...(result.texts[locale] ?? []), ...content.files])];
    else if (group.isInitial() || find(IS_START)) result.start = merged(result.start, content);
    else if (part) result.parts[part] = merged(result.parts[part], content);
  }
  return result;
}

/** Writes `page-files.json` beside a build's files, for the check of byte budgets. */
export class PageFilesPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PageFilesPlugin.name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: PageFilesPlugin.name, stage }, () => {
        const text = JSON.stringify(pageFiles(compilation), null, 2);
        compilation.emitAsset(PAGE_FILES, new sources.RawSource(text));
      });
    });
  }
}
