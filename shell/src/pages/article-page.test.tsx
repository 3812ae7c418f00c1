import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeadOutlet } from '@tbt/web-kit';
import { renderPage, type RenderPageOptions } from '@tbt/web-kit/testing';
import { ARTICLES } from '../site/blog/articles';
import { loadArticle } from '../blog/load-article';
import { ArticlePage } from './article-page';
import '../texts';

const tags = { title: 'Article', description: 'An article', keywords: 'k' };
const page = (
  <>
    <HeadOutlet fallback={tags} siteName="Tooth Be Told" />
    <ArticlePage />
  </>
);
const open = (slug: string, options: RenderPageOptions = {}) =>
  renderPage(page, { at: `/blog/${slug}`, ...options });
const structuredData = () =>
  JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
  ) as Record<string, unknown>;

it('shows an article with contents, sources and next steps, in its own head', async () => {
  await open('empty-chair');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What an empty chair costs');
  const contents = screen.getByRole('navigation', { name: 'In this article' });
  expect(within(contents).getByRole('link', { name: 'The first thirty minutes' })).toHaveAttribute(
    'href',
    '/blog/empty-chair#the-first-thirty-minutes',
  );
  const section = screen.getByRole('heading', { name: 'The first thirty minutes' });
  expect(section).toHaveAttribute('id', 'the-first-thirty-minutes');
  expect(screen.getByRole('link', { name: 'emergency coverage' })).toHaveAttribute(
    'href',
    '/emergency-coverage',
  );
  expect(screen.getByRole('link', { name: 'Post a shift' })).toHaveAttribute('href', '/post-job');
  const sources = screen.getByRole('region', { name: 'Sources' });
  expect(within(sources).getByRole('link', { name: /Job Bank/ })).toHaveAttribute(
    'href',
    'https://www.jobbank.gc.ca/trend-analysis/search-wages',
  );
  expect(document.title).toBe(
    'What an empty chair costs, and how to fill it the same day | Tooth Be Told',
  );
  expect(structuredData()).toMatchObject({ '@type': 'BlogPosting', inLanguage: 'en-CA' });
});

it('leads to a related article', async () => {
  const { address } = await open('empty-chair');
  await userEvent.click(screen.getByRole('link', { name: /^First day in a new office/ }));
  expect(address()).toBe('/blog/first-day-checklist');
  const name = 'The first fifteen minutes';
  expect(await screen.findByRole('heading', { name })).toBeVisible();
});

it.each(ARTICLES.map(({ slug }) => slug))('reads %s in French', async (slug) => {
  await open(slug, { locale: 'fr-CA' });
  const article = await screen.findByRole('article');
  expect(within(article).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(5);
  expect(screen.getByRole('heading', { name: 'Sources' })).toBeVisible();
});

it('is not found when there is no such article', async () => {
  await open('no-such-article');
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(document.title).toBe('Page Not Found | Tooth Be Told');
});

it('offers to try again when the text did not load', async () => {
  const load = jest.fn(loadArticle).mockRejectedValueOnce(new Error('offline'));
  await renderPage(<ArticlePage load={load} />, { at: '/blog/empty-chair' });
  expect(screen.getByText('The article did not load')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const name = 'The first thirty minutes';
  expect(await screen.findByRole('heading', { name })).toBeVisible();
});
