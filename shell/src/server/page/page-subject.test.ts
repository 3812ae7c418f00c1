import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@tbt/service-kit';
import { readPageSubject } from './page-subject';

let gateway: Server;
let gatewayUrl: string;
let seen: IncomingHttpHeaders | undefined;

const shift = {
  ...{ id: 3, clinicId: 5, title: 'A full day', description: null, role: 'hygienist' },
  ...{ city: 'Toronto', province: 'Ontario', date: '2027-03-05', startTime: '08:00' },
  ...{ endTime: '16:00', startsAt: '2027-03-05T13:00:00Z', createdAt: '2027-03-01T13:00:00Z' },
  ...{ hourlyRate: '52.00', status: 'active' },
};
const answerTo = (url: string): object => {
  if (url === '/api/jobs/3') return shift;
  if (url === '/api/jobs/4') return { ...shift, id: 4, status: 'filled' };
  const isClinic = url === '/api/users/5';
  const role = isClinic ? 'clinic' : 'hygienist';
  return { role, firstName: isClinic ? 'Maple Dental' : 'Ana', lastName: isClinic ? '' : 'Reyes' };
};

beforeEach(async () => {
  seen = undefined;
  gateway = createServer((request, response) => {
    seen = request.headers;
    if (request.url === '/api/jobs/6') return;
    response.statusCode =
      { '/api/jobs/9': 404, '/api/users/9': 404, '/api/jobs/8': 503 }[request.url ?? ''] ?? 200;
    response.end(JSON.stringify(answerTo(request.url ?? '')));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterEach(() => {
  gateway.closeAllConnections();
  gateway.close();
});

/** Its fields are getters, as those of the server's requests. */
class Request {
  id = 'request-1';
  get headers() {
    return { host: 'site.test', cookie: 'session=1', 'x-forwarded-for': '6.6.6.6' };
  }
  get socket() {
    return { remoteAddress: '10.0.0.7' };
  }
}
const call = new Request();

const NOW = Date.parse('2027-03-01T12:00:00Z');
const subjectOf = (address: string, page: { isVisitor?: boolean; now?: number } = {}) =>
  readPageSubject(
    {
      ...{ address, url: `https://site.test${address}`, locale: 'en-CA' },
      ...{ isVisitor: true, now: NOW, ...page },
    },
    call,
    {
      gatewayUrl,
      proxySecret: 'shared-with-the-gateway',
      publicUrl: 'https://site.test',
      releasesDir: '',
      siteDir: '',
      logger: createLogger({ service: 'shell', level: 'silent' }),
    },
  );

const ask = async (address: string) => (await subjectOf(address)).state === 'missing';

it.each([
  ['/jobs/9', true],
  ['/jobs/9/', true],
  ['/jobs/7', false],
  ['/jobs/8', false],
  ['/jobs', false],
  ['/professionals/9', true],
  ['/professionals/7', false],
  ['/clinics/9/', true],
  ['/clinics/5', false],
  ['/clinics/8', true],
  ['/professionals/5', true],
  ['/shifts/9/booked', false],
])('of %s says that it is missing: %s', async (address, isMissing) => {
  expect(await ask(address)).toBe(isMissing);
});

it.each(['/jobs/x', '/professionals/0', '/clinics/..', '/clinics/%2e%2e', '/jobs/1e3'])(
  'of %s is missing without a query',
  async (address) => {
    expect(await ask(address)).toBe(true);
    expect(seen).toBeUndefined();
  },
);

it('queries as the viewer, with the proof of this server', async () => {
  await ask('/jobs/9');
  expect(seen).toMatchObject({
    cookie: 'session=1',
    'x-forwarded-for': '10.0.0.7',
    'x-forwarded-host': 'site.test',
    'x-proxy-secret': 'shared-with-the-gateway',
  });
});

it('treats a gateway timeout as an existing page', async () => {
  expect(await ask('/jobs/6')).toBe(false);
  gateway.closeAllConnections();
  gateway.close();
  expect(await ask('/jobs/9')).toBe(false);
});

it('tells the title and the structured data of a shift and of an account', async () => {
  expect(await subjectOf('/jobs/3')).toMatchObject({
    state: 'here',
    title: 'Dental Hygienist in Toronto, March 5, 2027',
    description: 'A full day',
    imagePath: '/social-images/jobs/3/en-CA.png',
    structuredData: {
      '@type': 'JobPosting',
      hiringOrganization: { name: 'Maple Dental' },
      url: 'https://site.test/jobs/3',
    },
  });
  expect(await subjectOf('/professionals/7')).toEqual({ state: 'here', title: 'Ana Reyes' });
});

it('tells what an article is about, in the language of the page', async () => {
  expect(await subjectOf('/blog/empty-chair')).toMatchObject({
    state: 'here',
    title: 'What an empty chair costs, and how to fill it the same day',
    structuredData: {
      '@type': 'BlogPosting',
      url: 'https://site.test/blog/empty-chair',
      datePublished: '2026-11-26',
    },
  });
  expect(await ask('/blog/no-such-article')).toBe(true);
  expect(await ask('/blog')).toBe(false);
  expect(seen).toBeUndefined();
});

it('says that a shift is gone to visitors alone', async () => {
  expect(await subjectOf('/jobs/4')).toMatchObject({ state: 'gone' });
  expect(await subjectOf('/jobs/4', { isVisitor: false })).toMatchObject({ state: 'here' });
  const later = Date.parse('2027-03-06T12:00:00Z');
  const begun = await subjectOf('/jobs/3', { now: later });
  expect(begun).toMatchObject({ state: 'gone' });
  expect(begun.structuredData).toBeUndefined();
});
