import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@tbt/service-kit';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { addSocialImages } from './social-image-routes';

const shift = {
  ...{ id: 3, clinicId: 5, title: 'A full day', description: null, role: 'hygienist' },
  ...{ city: 'Toronto', province: 'Ontario', date: '2027-03-05', startTime: '08:00' },
  ...{ endTime: '16:00', startsAt: '2027-03-05T13:00:00Z', createdAt: '2027-03-01T13:00:00Z' },
  ...{ hourlyRate: '52.00', status: 'active' },
};

let gateway: Server;
let app: FastifyInstance;
let rate: string;
let seen: IncomingHttpHeaders | undefined;

beforeEach(async () => {
  rate = '52.00';
  seen = undefined;
  gateway = createServer((request, response) => {
    seen = request.headers;
    const status = request.url === '/api/jobs/4' ? 'filled' : 'active';
    response.statusCode = request.url === '/api/jobs/9' ? 404 : 200;
    response.end(JSON.stringify({ ...shift, hourlyRate: rate, status }));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  app = fastify();
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send('page'));
  const options = {
    gatewayUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
    publicUrl: 'https://site.test',
    releasesDir: '',
    siteDir: '',
    logger: createLogger({ service: 'shell', level: 'silent' }),
  };
  addSocialImages(app, options, { drawnMax: 4 });
});
afterEach(async () => {
  await app.close();
  gateway.closeAllConnections();
  gateway.close();
});

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

it('draws an open shift in both languages', async () => {
  const english = await get('/social-images/jobs/3/en-CA.png');
  const french = await get('/social-images/jobs/3/fr-CA.png');
  for (const { statusCode, headers, rawPayload } of [english, french]) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(100_000);
  }
  expect(english.rawPayload.equals(french.rawPayload)).toBe(false);
});

it('shows a change of the shift at once', async () => {
  const before = await get('/social-images/jobs/3/en-CA.png');
  rate = '60.00';
  const after = await get('/social-images/jobs/3/en-CA.png');
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
});

it('reads the shift as a visitor, also for a session', async () => {
  await get('/social-images/jobs/3/en-CA.png', { cookie: 'session=1' });
  expect(seen?.cookie).toBeFalsy();
});

it('has one picture for all other pages', async () => {
  const { statusCode, rawPayload } = await get('/social-images/site/fr-CA.png');
  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  const { headers } = await get('/social-images/jobs/4/fr-CA.png');
  expect([headers.location, headers['cache-control']]).toEqual([
    '/social-images/site/fr-CA.png',
    'no-store',
  ]);
});

it('goes on with the common picture when shift after shift is asked for', async () => {
  const answers: number[] = [];
  for (let at = 0; at < 7; at += 1) {
    rate = String(40 + at);
    answers.push((await get('/social-images/jobs/3/en-CA.png')).statusCode);
  }
  expect(answers.filter((status) => status === 302)).toHaveLength(3);
});

it.each([
  '/social-images/jobs/9/en-CA.png',
  '/social-images/jobs/x/en-CA.png',
  '/social-images/jobs/3/de.png',
  '/social-images/site/de.png',
])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
