import { expect, test } from '@playwright/test';
import { readyPair } from './api';
import { publishEdition } from './editions';
import { faults, mode } from './faults';
import { REMOTES, remoteRows, type Remote, type RemoteRow, type WireFault } from './matrix';
import { rowOf } from './row';
import { SAY_WITHIN_MS, screenOf, SitePage } from './site-page';

const another = (remote: Remote): Remote =>
  REMOTES[(REMOTES.indexOf(remote) + 1) % REMOTES.length] ?? remote;

/** Injects the fault. @returns its removal. */
async function injectFault({ remote, fault, by }: RemoteRow): Promise<() => Promise<unknown>> {
  if (by === 'release') {
    const rollBack = publishEdition(remote, fault);
    return async () => rollBack();
  }
  const part = by === 'chunks' ? (`${remote}.chunks` as const) : remote;
  await faults.set(part, fault as WireFault);
  return () => faults.set(part, 'pass');
}

test.beforeAll(async () => {
  await readyPair();
});

for (const row of remoteRows()) {
  const { remote, fault, by, page: outcome } = row;
  const place = by === 'chunks' ? `${remote}, after its entry` : remote;
  test(`${place}: ${fault}`, rowOf(place, fault, mode()), async ({ browser }) => {
    const repair = await injectFault(row);
    const site = await SitePage.open(browser, 'clinic');
    const screen = screenOf(remote);
    const isSlotDead = remote === 'mfe-messaging' && outcome === 'says-so';
    const isSlotBroken = isSlotDead && /^throws-(at-render|in-effect)$/.test(fault);
    try {
      await test.step('it says so, once, and how to try again', async () => {
        await site.go(screen.link);
        if (outcome === 'says-so') await site.expectFailure();
        if (outcome === 'works') await site.expectContent(screen);
        if (outcome === 'works-with-notice') {
          await site.main.getByRole('button', { name: 'Break' }).click();
          const notice = site.page.getByText('Something went wrong').first();
          await expect(notice).toBeVisible({ timeout: SAY_WITHIN_MS });
          await expect(site.main.getByRole('heading', { name: 'Still here' })).toBeVisible();
        }
        const lines = site.log.filter((line) => line.startsWith(`[${remote}]`));
        // The remote's widget in the top bar fails too, at most once per route.
        const ofWidget = lines.filter((line) => isSlotBroken && line.includes('at header '));
        expect(lines.length - ofWidget.length).toBe(outcome === 'works' ? 0 : 1);
        if (isSlotBroken) expect([1, 2]).toContain(ofWidget.length);
        expect(site.log).toHaveLength(lines.length);
      });
      await test.step('the rest lives', async () => {
        const other = screenOf(another(remote));
        await site.go(other.link);
        await site.expectContent(other);
        if (isSlotDead) await expect(site.unread).toHaveCount(0);
        else if (other.owner !== 'mfe-messaging' && remote !== 'mfe-messaging')
          await expect(site.unread).toBeVisible();
      });
      await repair();
      await test.step('it comes back without a new document', async () => {
        await site.go(screen.link);
        if (outcome === 'says-so') await site.retry.click();
        if (outcome !== 'works-with-notice') await site.expectContent(screen);
        if (isSlotDead) {
          await site.go(screenOf('mfe-jobs').link);
          await expect(site.unread).toBeVisible();
        }
        await site.expectSameDocument();
      });
    } finally {
      await repair();
      await site.close();
    }
  });
}
