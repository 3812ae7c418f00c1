import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';

const SKIPPED =
  /^(node_modules|dist|coverage|storybook-static|storybook-test|test-results|\.(?!storybook|ci|env).+)$/;
// Created by a build or run: absent on a fresh clone.
const IS_MADE =
  /(^|\/)(dist|generated|node_modules|\.data|\.nx|releases|logs)(\/|$)|(^|\/)remotes(\.override)?\.json$/;
const IS_FILE = /^[\w@.*-]+\.(tsx?|jsx?|mjs|cjs|css|graphql|json|mdx?|prisma|sql|sh)$/;
const IS_PATH = /^\.?[\w@.*-]+(\/[\w@.*{},-]+)*\/?$/;

/** Every file and folder that docs may name, relative to the repository. */
export function repositoryPaths(folder = ''): string[] {
  return readdirSync(join(repositoryRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.test(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? [path, ...repositoryPaths(path)] : [path];
  });
}

/** Docs that name paths. */
export const pagesOf = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.endsWith('.md') && !/(^|\/)(fixtures|lint-fixtures)\//.test(path));

const escaped = (text: string): string => text.replace(/[.+?^$()|[\]\\]/g, '\\$&');

/** `x` is any name, `*` any part, `{a,b}` either. */
function patternOf(path: string): RegExp {
  const parts = escaped(path.replace(/\/$/, ''))
    .replace(/\{([^}]*)\}/g, (_, list: string) => `(${list.split(',').join('|')})`)
    .replace(/\*+/g, '[^/]+')
    .replace(/(^|\/|-)x(?=[/.-]|\\\.|$)/g, '$1[^/]+');
  return new RegExp(`(^|/)${parts}$`);
}

/** Inline code and link targets; code blocks are skipped. */
function namedIn(text: string): { quoted: string[]; links: string[] } {
  const prose = text.replace(/^```[^]*?^```/gm, '');
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name ?? '');
  const links = [...prose.matchAll(/\]\(([^)\s#]+)/g)].map(([, target]) => target ?? '');
  return { quoted, links };
}

/** Paths in a document that do not exist. */
export function deadNames(page: string, paths: readonly string[], text = readPage(page)): string[] {
  const { quoted, links } = namedIn(text);
  const roots = new Set(paths.map((path) => path.split('/')[0]));
  const isNamed = (name: string) => {
    const [first = ''] = name.split('/');
    const isOurs = roots.has(first) && name.includes('/');
    return IS_PATH.test(name) && (isOurs || IS_FILE.test(name.split('/').at(-1) ?? ''));
  };
  const isThere = (name: string) =>
    IS_MADE.test(name) || paths.some((path) => patternOf(name).test(path));
  const dead = quoted.filter((name) => isNamed(name) && !isThere(name));
  const lost = links.filter(
    (target) =>
      !/^[a-z]+:/.test(target) &&
      !existsSync(join(repositoryRoot, normalize(join(dirname(page), target)))),
  );
  return [...dead, ...lost].map((name) => `${page}: ${name}`);
}

const readPage = (page: string): string => readFileSync(join(repositoryRoot, page), 'utf8');
