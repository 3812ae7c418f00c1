import english from '../locales/en-CA.json';
import { routeOf, ROUTES } from './route-table';

const SPECIFIED = [
  ...['/', '/jobs', '/post-job', '/browse-professionals', '/job-alerts', '/ai-matching'],
  ...['/emergency-coverage', '/clinic-alerts', '/messages', '/pricing', '/subscription'],
  ...['/social', '/feedback', '/profile', '/auth', '/blog', '/contact', '/clinic-registration'],
  ...['/facebook-setup', '/facebook-connected', '/linkedin-connected', '/payment-test'],
  ...['/checkout', '/subscription-success', '/admin-messages', '/admin-feedback'],
];

it('has every specified route, with and without a slash at the end', () => {
  for (const path of SPECIFIED) {
    expect(routeOf(path)?.path).toBe(path);
    expect(routeOf(`${path}/`)?.path).toBe(path);
  }
});

it('fills parameters and knows nothing else', () => {
  expect(routeOf('/jobs/42')?.key).toBe('job');
  for (const path of ['/jobs/42/edit', '/admin', '/index.html', '/Jobs']) {
    expect(routeOf(path)).toBeUndefined();
  }
});

it('has texts for every route, and a description for each one without a page', () => {
  const texts: Record<string, string | undefined> = english;
  for (const { key, seeAlso } of ROUTES) {
    for (const part of ['title', 'description', 'keywords'])
      expect(texts[`shell.route.${key}.${part}`]).toBeTruthy();
    if (seeAlso) expect(texts[`shell.route.${key}.about`]).toBeTruthy();
  }
});

it('has a page at every address', () => {
  const without = ROUTES.flatMap(({ key, seeAlso }) => (seeAlso ? [key] : []));
  expect(without).toEqual([]);
});

it('never promises instead of telling, but for the US states', () => {
  const { 'shell.waitlist.comingSoon': _states, ...told } = english;
  expect(JSON.stringify(told)).not.toMatch(/coming soon|not implemented|under construction/i);
});
