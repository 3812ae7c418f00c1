import { pageAddresses } from './page-addresses';

const origin = 'https://site.test';

it.each([
  ['en-CA', 'https://site.test/jobs/3'],
  ['fr-CA', 'https://site.test/fr/jobs/3'],
] as const)('a public page shown in %s is canonical at %s', (locale, canonical) => {
  expect(pageAddresses({}, { origin, path: '/jobs/3/', locale })).toEqual({
    canonical,
    alternates: [
      { language: 'en-CA', href: 'https://site.test/jobs/3' },
      { language: 'fr-CA', href: 'https://site.test/fr/jobs/3' },
      { language: 'x-default', href: 'https://site.test/jobs/3' },
    ],
  });
});

it('the home page has no slash at the end in French', () => {
  expect(pageAddresses({}, { origin, path: '/', locale: 'fr-CA' }).canonical).toBe(`${origin}/fr`);
});

it.each([undefined, { isPrivate: true }])('pages that are not public have one address', (route) => {
  expect(pageAddresses(route, { origin, path: '/account', locale: 'fr-CA' })).toEqual({
    canonical: `${origin}/account`,
    alternates: [],
  });
});
