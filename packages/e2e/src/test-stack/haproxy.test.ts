import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { byTier } from './balancers';
import { haproxyConfig } from './haproxy';

const config = haproxyConfig(
  byTier(() => 4000),
  byTier(() => [4001, 4002]),
);

it('has the settings that docs/scale.md shows', () => {
  const page = readFileSync(join(repositoryRoot, 'docs', 'scale.md'), 'utf8');
  const [defaults = ''] = config.split('\n\n');
  const settings = defaults.split('\n').filter((line) => line !== '');
  expect(settings.length).toBeGreaterThan(10);
  expect(settings.filter((line) => !page.includes(`\n${line}\n`))).toEqual([]);
});

it('sends each tier to both of its replicas', () => {
  const servers = config.match(/server r\d 127\.0\.0\.1:400[12]/gu);
  expect(servers).toHaveLength(10);
});
