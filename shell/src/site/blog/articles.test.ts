import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@tbt/contracts';
import { routeOf } from '../route-table';
import { ARTICLES } from './articles';
import { articleBySlug } from './find-articles';

const FOLDER = join(__dirname, '../../blog/articles');
const WORDS_A_MINUTE = 200;
const LINK = /\]\(([^)]+)\)/g;

const fileOf = (slug: string, locale: string) => join(FOLDER, `${slug}.${locale}.mdx`);
const textOf = (slug: string, locale: string) => readFileSync(fileOf(slug, locale), 'utf8');
const texts = ARTICLES.flatMap(({ slug }) =>
  LOCALES.map((locale) => ({ slug, locale, text: textOf(slug, locale) })),
);

it('every article has its texts, and every text its article', () => {
  for (const { slug } of ARTICLES)
    for (const locale of LOCALES) expect(existsSync(fileOf(slug, locale))).toBe(true);
  expect(readdirSync(FOLDER)).toHaveLength(ARTICLES.length * LOCALES.length);
  expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(ARTICLES.length);
});

it.each(texts)('$slug in $locale has the same sections and its reading time', (of) => {
  const sections = (locale: string) => textOf(of.slug, locale).match(/^## /gm)?.length;
  expect(sections(of.locale)).toBe(sections('en-CA'));
  const minutes = Math.ceil(of.text.split(/\s+/).length / WORDS_A_MINUTE);
  expect(articleBySlug(of.slug)?.texts[of.locale].minutes).toBe(minutes);
});

it.each(texts)('$slug in $locale links to pages of the site or to secure sites', ({ text }) => {
  const targets = [...text.matchAll(LINK)].map(([, target = '']) => target);
  for (const target of targets) {
    if (!target.startsWith('/')) expect(target).toMatch(/^https:\/\//);
    else expect(routeOf(target)).toBeDefined();
    const [, slug] = /^\/blog\/(.+)$/.exec(target) ?? [];
    if (slug) expect(articleBySlug(slug)).toBeDefined();
  }
});

it.each(ARTICLES)('$slug has sources, a next step and related articles', (article) => {
  expect(article.sources.length).toBeGreaterThan(0);
  expect(article.nextSteps.length).toBeGreaterThan(0);
  expect(article.related.length).toBeGreaterThan(0);
  for (const slug of article.related) {
    expect(slug).not.toBe(article.slug);
    expect(articleBySlug(slug)).toBeDefined();
  }
  for (const { url } of article.sources)
    for (const locale of LOCALES) expect(url[locale]).toMatch(/^https:\/\//);
});
