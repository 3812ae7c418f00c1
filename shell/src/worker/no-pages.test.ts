import { NO_PAGES } from './no-pages';

const isPage = (address: string) => !NO_PAGES.some((pattern) => pattern.test(address));

it.each([
  '/',
  '/jobs',
  '/jobs/7?rate=52.50',
  '/jobs?from=sponsor.example',
  '/clinic?next=/api',
  '/apiary',
])('%s is a page', (address) => {
  expect(isPage(address)).toBe(true);
});

it.each([
  '/api',
  '/api/jobs?limit=5',
  '/graphql?query=%7Bx%7D',
  '/ws?token=1',
  '/calendar/abc.ics',
  '/robots.txt',
  '/robots.txt?version=2',
])('%s is no page', (address) => {
  expect(isPage(address)).toBe(false);
});
