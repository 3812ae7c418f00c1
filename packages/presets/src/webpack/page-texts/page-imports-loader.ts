import path from 'node:path';
import { LOCALES } from '@tbt/contracts';
import type { LoaderContext } from 'webpack';
import { pageImports, replacePageImports } from './page-imports';

const GENERATED = 'generated/locales';

/** How an opener in `src`, or in a folder of it, names a file of `src`. */
function sourceOf(file: string): { toSource: string; fromSource: (request: string) => string } {
  const [, below = ''] = /[\\/]src[\\/](.*)$/.exec(path.dirname(file) + path.sep) ?? [];
  const folders = below.split(path.sep).filter(Boolean);
  return {
    toSource: folders.length === 0 ? './' : '../'.repeat(folders.length),
    fromSource: (request) => `./${path.posix.join(...folders, request)}`,
  };
}

/** Webpack loader of files that open pages, such as `routes.tsx`: a page's texts come with its code. */
export default function pageImportsLoader(this: LoaderContext<object>, text: string): string {
  const requests = pageImports(text);
  if (requests.length === 0) return text;
  const { toSource, fromSource } = sourceOf(this.resourcePath);
  const catalogues = (request: string): string => {
    const loaders = LOCALES.map(
      (locale) =>
        `'${locale}': () => import('${toSource}${GENERATED}/${locale}.ts?of=${fromSource(request)}')`,
    );
    return `{ ${loaders.join(', ')} }`;
  };
  const texts = requests.map((request) => `'${request}': ${catalogues(request)}`);
  const loading = (request: string) =>
    `withTexts(pageTexts['${request}'], () => import('${request}'))`;
  return [
    "import { withTexts } from '@tbt/web-kit';",
    replacePageImports(text, loading),
    `const pageTexts = { ${texts.join(', ')} };`,
  ].join('\n');
}
