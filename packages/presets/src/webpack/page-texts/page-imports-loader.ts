import { LOCALES } from '@tbt/contracts';
import type { LoaderContext } from 'webpack';
import { pageImports, replacePageImports } from './page-imports';

const catalogues = (request: string): string => {
  const loaders = LOCALES.map(
    (locale) => `'${locale}': () => import('./generated/locales/${locale}.ts?of=${request}')`,
  );
  return `{ ${loaders.join(', ')} }`;
};

/** Webpack loader of `routes.tsx` and `remote.tsx`: a page's texts come with its code. */
export default function pageImportsLoader(this: LoaderContext<object>, text: string): string {
  const requests = pageImports(text);
  if (requests.length === 0) return text;
  const texts = requests.map((request) => `'${request}': ${catalogues(request)}`);
  const loading = (request: string) =>
    `withTexts(pageTexts['${request}'], () => import('${request}'))`;
  return [
    "import { withTexts } from '@tbt/web-kit';",
    replacePageImports(text, loading),
    `const pageTexts = { ${texts.join(', ')} };`,
  ].join('\n');
}
