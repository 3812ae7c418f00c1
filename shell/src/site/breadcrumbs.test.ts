import * as z from 'zod/mini';
import { breadcrumbList } from './breadcrumbs';
import { ROUTES, routeByKey } from './route-table';

const textOf = (id: string) => id;
const french = (key: Parameters<typeof routeByKey>[0], path: string, title?: string) =>
  breadcrumbList(routeByKey(key), textOf, {
    url: `https://site.test/fr${path}`,
    locale: 'fr-CA',
    title,
  });

/** What Google requires of a list of two places and more. */
const googleRule = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.object({
        '@type': z.literal('ListItem'),
        position: z.number(),
        name: z.string().check(z.minLength(1)),
        item: z.url(),
      }),
    )
    .check(z.minLength(2)),
});

it('leads from the home page over the list to the page, in the language of the address', () => {
  expect(french('job', '/jobs/7', 'Hygiéniste à Laval')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Tooth Be Told', item: 'https://site.test/fr' },
    {
      ...{ '@type': 'ListItem', position: 2, name: 'shell.route.jobs.title' },
      item: 'https://site.test/fr/jobs',
    },
    {
      ...{ '@type': 'ListItem', position: 3, name: 'Hygiéniste à Laval' },
      item: 'https://site.test/fr/jobs/7',
    },
  ]);
});

it('is what search engines read, for every public page but the first', () => {
  for (const route of ROUTES) {
    const list = french(route.key, route.path);
    if (route.isPrivate || route.key === 'home') expect(list).toBeUndefined();
    else expect(googleRule.safeParse(list).error?.issues).toBeUndefined();
  }
  expect(
    breadcrumbList(undefined, textOf, { url: 'https://site.test/no', locale: 'en-CA' }),
  ).toBeUndefined();
});
