import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, site, test } from '../site';

interface Running {
  services: { name: string; pid: number }[];
}

function pidOf(name: string): number {
  const file = path.join(site.dataDir(), 'running.json');
  const { services } = JSON.parse(readFileSync(file, 'utf8')) as Running;
  const service = services.find((candidate) => candidate.name === name);
  if (!service) throw new Error(`${name} does not run as a process of its own`);
  return service.pid;
}

test.use({ expectedErrors: /503|UNAVAILABLE|not available|Failed to load resource/i });

test('a stopped service costs its own fields only, lists stay complete', async ({ page }) => {
  const pid = pidOf('subgraph-identity');
  process.kill(pid, 'SIGSTOP');
  try {
    await page.goto('/jobs');
    await expect(page.getByRole('heading', { level: 1, name: 'Find Jobs' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/127\.0\.0\.1/)).toHaveCount(0);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await page.goto('/jobs');
  await expect(page.getByRole('article').first()).toContainText(/Clinic ID \d+/);
});

test('a killed service is reported as missing, and restarts', async ({ request }) => {
  const pid = pidOf('subgraph-messaging');
  const readiness = async () => (await request.get(site.url('/readyz'))).status();
  expect(await readiness()).toBe(200);
  process.kill(pid, 'SIGKILL');
  await expect.poll(readiness, { intervals: [50] }).toBe(503);
  await expect.poll(readiness, { timeout: 30_000 }).toBe(200);
  await expect.poll(() => pidOf('subgraph-messaging')).not.toBe(pid);
});
