import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHaproxy } from '@tbt/workspace/find-program';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { byTier, TIERS } from './balancers';
import { haproxyConfig } from './haproxy';

const config = haproxyConfig(
  byTier((tier) => 4000 + TIERS.indexOf(tier)),
  byTier(() => [4101, 4102]),
);

it('has the settings that docs/scale.md shows', () => {
  const page = readFileSync(join(repositoryRoot, 'docs', 'scale.md'), 'utf8');
  const [defaults = ''] = config.split('\n\n');
  const settings = defaults.split('\n').filter((line) => line !== '');
  expect(settings.length).toBeGreaterThan(10);
  expect(settings.filter((line) => !page.includes(`\n${line}\n`))).toEqual([]);
});

it('sends each tier to both of its replicas', () => {
  const servers = config.match(/server r\d 127\.0\.0\.1:410[12]/gu);
  expect(servers).toHaveLength(10);
});

it('is a configuration that HAProxy takes', () => {
  const program = findHaproxy();
  if (!program) return;
  const folder = mkdtempSync(join(tmpdir(), 'tbt-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, config);
  const { status, stderr } = spawnSync(program, ['-c', '-f', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
});
