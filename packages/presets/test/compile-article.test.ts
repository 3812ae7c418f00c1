import { compileArticle } from '../mdx/compile-article';

it('gives the sections ids and exports them as the table of contents', () => {
  const code = compileArticle(
    'Intro\n\n## Où **sont** les règles?\n\n### Not one\n\n## Two\n',
    'a.mdx',
  );
  expect(code).toMatch(
    /export const contents = \[\{\s+id: "ou-sont-les-regles",\s+title: "Où sont les règles\?"\s+\}, \{\s+id: "two"/,
  );
  expect(code).toContain('id: "ou-sont-les-regles",\n');
  expect(code).not.toContain('"Not one"\n  }]');
  expect(code).toContain('export default function MDXContent');
});

it('has an empty table of contents without sections', () => {
  expect(compileArticle('Short.', 'a.mdx')).toContain('export const contents = [];');
});

it('names the place of a mistake', () => {
  expect(() => compileArticle('One\n\nTwo {', 'a.mdx')).toThrow(/acorn|expression/i);
});
