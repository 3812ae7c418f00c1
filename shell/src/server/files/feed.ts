import type { FastifyInstance } from 'fastify';
import { LOCALES, paths, type Locale } from '@tbt/contracts';
import type { Article } from '../../site/blog/articles.types';
import { articlesIn } from '../../site/blog/find-articles';
import { SITE_NAME } from '../../site/page-tags';
import type { SiteServerOptions } from '../options';
import { escapeHtml } from '../page/markup';
import { preferencesOf } from '../page/preferences';
import { textOf } from '../page/texts';

const RSS = 'application/rss+xml; charset=utf-8';
const ITEMS_MAX = 50;

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;
const rssDate = (day: string): string => new Date(`${day}T12:00:00Z`).toUTCString();

function itemOf(article: Article, locale: Locale, origin: string): string {
  const { title, description } = article.texts[locale];
  const url = origin + paths.article(article.slug, locale);
  return [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeHtml(url)}</guid>`,
    element('description', description),
    element('pubDate', rssDate(article.publishedOn)),
    element('dc:creator', textOf(locale)('shell.article.author')),
    ...article.categories.map((category) =>
      element('category', textOf(locale)(`shell.blog.category.${category}`)),
    ),
    '</item>',
  ].join('');
}

export function feedOf(origin: string, locale: Locale): string {
  const text = textOf(locale);
  const address = escapeHtml(origin + paths.blogFeed(locale));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${text('shell.route.blog.title')} | ${SITE_NAME}`),
    element('link', origin + paths.blogIn(locale)),
    element('description', text('shell.route.blog.description')),
    element('language', locale.toLowerCase()),
    `<atom:link href="${address}" rel="self" type="application/rss+xml"/>`,
    ...articlesIn()
      .slice(0, ITEMS_MAX)
      .map((article) => itemOf(article, locale, origin)),
    '</channel></rss>',
  ].join('');
}

export function addFeed(app: FastifyInstance, { publicUrl }: SiteServerOptions): void {
  const { origin } = new URL(publicUrl);
  const feeds = new Map(LOCALES.map((locale) => [locale, feedOf(origin, locale)]));
  app.get<{ Querystring: { lang?: string } }>('/blog/rss.xml', async ({ headers, query }, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'cookie, accept-language' })
      .type(RSS)
      .send(feeds.get(preferencesOf(headers, String(query.lang ?? '')).locale)),
  );
}
