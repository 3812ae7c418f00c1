import { deadNames, pagesOf, repositoryPaths } from './named-paths';

const paths = repositoryPaths();

it('every document names existing paths only', () => {
  const pages = pagesOf(paths);
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.flatMap((page) => deadNames(page, paths))).toEqual([]);
});

describe('a page', () => {
  const dead = (text: string) => deadNames('docs/page.md', paths, text);

  it('accepts files, folders, patterns and build outputs', () => {
    const text = [
      '`gateway/src/rest/index.ts` `packages/contracts/src/rules` `jobs.queries.ts`',
      '`subgraph-*/src/modules/*/*.graphql` `src/features/x/x.tsx` `shell/dist/site`',
      '`npm run dev` `/api/jobs` `application/json` [here](recipes/add-a-page.md)',
      '```\ngateway/src/nowhere.ts\n```',
    ];
    expect(dead(text.join('\n'))).toEqual([]);
  });

  it('reports missing paths', () => {
    const text = '`gateway/src/nowhere.ts` `jobs.nothing.ts` [gone](recipes/gone.md)';
    expect(dead(text)).toEqual([
      'docs/page.md: gateway/src/nowhere.ts',
      'docs/page.md: jobs.nothing.ts',
      'docs/page.md: recipes/gone.md',
    ]);
  });
});
