import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { createLogger } from '@tbt/service-kit';
import { APP_DOCUMENT_PATH } from '../../site/app-document-path';
import { createRegistryReader } from '../files/registry-reader';
import { addAppDocument } from './app-document';

it('has the visitor’s language, the releases and the scripts, and nothing of a person', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'tbt-document-'));
  const release = { version: '1.0.0', entry: '/releases/mfe-jobs/1-a/x.js', contractVersion: 2 };
  await writeFile(path.join(place, 'entry.json'), '{"scripts":["main.1.js"],"styles":[]}');
  await writeFile(path.join(place, 'remotes.json'), JSON.stringify({ 'mfe-jobs': release }));
  const logger = createLogger({ service: 'shell', level: 'silent' });
  const folders = { siteDir: place, releasesDir: place };
  const app = fastify();
  addAppDocument(
    app,
    { ...folders, gatewayUrl: '', publicUrl: 'https://site.test', logger },
    createRegistryReader(place, logger),
  );
  const cookie = 'locale=fr-CA; theme=dark; session=secret-of-a-person';
  const { headers, body } = await app.inject({ url: APP_DOCUMENT_PATH, headers: { cookie } });
  expect(body).toContain('<html lang="fr-CA" data-theme="dark">');
  expect(body).toContain('src="/assets/main.1.js"');
  expect(body).toContain(JSON.stringify(release.entry));
  expect(body).toContain('"mayHaveSession":true');
  expect(body).not.toContain('secret');
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex' });
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  await app.close();
  await rm(place, { recursive: true });
});
