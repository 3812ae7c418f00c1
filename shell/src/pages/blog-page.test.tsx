import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@tbt/web-kit/testing';
import { ARTICLES } from '../site/blog/articles';
import { BlogPage } from './blog-page';
import '../texts';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

it('lists every article with date, author and reading time', async () => {
  await renderPage(<BlogPage />, { at: '/blog' });
  expect(titles()).toEqual(ARTICLES.map(({ texts }) => texts['en-CA'].title));
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('November 26, 2026');
  expect(first).toHaveTextContent('The Tooth Be Told team');
  expect(first).toHaveTextContent('3 minutes to read');
  expect(within(first as HTMLElement).getByRole('link', { name: /empty chair/ })).toHaveAttribute(
    'href',
    '/blog/empty-chair',
  );
});

it('keeps the category in the address', async () => {
  const { address } = await renderPage(<BlogPage />, { at: '/blog' });
  const categories = screen.getByRole('navigation', { name: 'Categories' });
  expect(within(categories).getByRole('link', { current: true })).toHaveTextContent('All articles');
  await userEvent.click(within(categories).getByRole('link', { name: 'Money and taxes' }));
  expect(address()).toBe('/blog?category=money');
  expect(titles()).toContain('Rates by role, and how to name yours');
  expect(titles().length).toBeLessThan(ARTICLES.length);
});

it.each([
  ['/blog?category=recipes', undefined, 'There is no such category'],
  ['/blog?category=money', [], 'No article in this category yet'],
])('says at %s what is missing, with a way back', async (at, articles, title) => {
  const { address } = await renderPage(<BlogPage articles={articles} />, { at });
  expect(screen.getByText(title)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Show all articles' }));
  expect(address()).toBe('/blog');
});

it('tells feed readers about both feeds', async () => {
  await renderPage(<BlogPage />, { at: '/blog', locale: 'fr-CA' });
  const feeds = [...document.head.querySelectorAll('link[type="application/rss+xml"]')];
  expect(feeds.map((feed) => feed.getAttribute('href'))).toEqual([
    '/blog/rss.xml?lang=en-CA',
    '/blog/rss.xml?lang=fr-CA',
  ]);
  expect(screen.getByRole('link', { name: 'fil RSS' })).toHaveAttribute(
    'href',
    '/blog/rss.xml?lang=fr-CA',
  );
});
