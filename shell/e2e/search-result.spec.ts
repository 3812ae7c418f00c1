import type { BrowserContext, Page } from '@playwright/test';
import { keyboardOf } from './keyboard';
import { expect, PASSWORD, site, test } from './site';

const PHONE = { width: 390, height: 844 };
/** Third generation, as browsers' tools emulate it: milliseconds, bytes a second. */
const SLOW_LINE = {
  offline: false,
  latency: 300,
  downloadThroughput: 97_500,
  uploadThroughput: 40_000,
};

/** What a search engine knows of the newest open shift of a hygienist: from the site map to structured data. */
async function searchResult({ request }: BrowserContext): Promise<{ url: string; title: string }> {
  const found = (await (await request.get(site.url('/api/jobs?role=hygienist'))).json()) as {
    id: number;
  }[];
  const index = await (await request.get(site.url('/sitemap.xml'))).text();
  const parts = await Promise.all(
    [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(async ([, part = '']) =>
      (await request.get(new URL(new URL(part).pathname, site.url()).href)).text(),
    ),
  );
  for (const { id } of found) {
    const path = `/fr/jobs/${id}`;
    if (!parts.some((part) => part.includes(`${path}<`) || part.includes(`${path}"`))) continue;
    const html = await (await request.get(site.url(path))).text();
    const [, title] = /<title[^>]*>([^<]+)<\/title>/.exec(html) ?? [];
    if (html.includes('"@type":"JobPosting"') && title) return { url: site.url(path), title };
  }
  throw new Error('No open shift is in the site map');
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
}

test.use({ locale: 'fr-CA', viewport: PHONE, isPresent: false });

for (const line of ['usual', 'slow'] as const)
  test(`a stranger comes from a search engine, signs up and applies by keyboard on a ${line} line`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const { url, title } = await searchResult(context);
    if (line === 'slow') await slowDown(page);
    const keys = keyboardOf(page);
    const main = page.getByRole('main');
    await page.goto(url);
    expect(title).toMatch(/^Hygiéniste dentaire à /);
    await expect(page).toHaveTitle(title);
    await keys.press(main.getByRole('link', { name: 'Postuler' }).first());
    await expect(page).toHaveURL(/\/auth\?returnTo=/);
    // A tab takes the focus once its scripts are there.
    await expect(() => keys.to(page.getByRole('tab', { name: 'Connexion' }))).toPass();
    await page.keyboard.press('ArrowRight');
    await keys.type(main.getByLabel(/^Prénom/), 'Noor');
    await keys.type(main.getByLabel(/^Nom/), 'Tremblay');
    await keys.type(main.getByLabel(/^Courriel/), `noor-${Date.now()}@journey.test`);
    await keys.choose(main.getByLabel(/^Je suis/), 'Hygiéniste');
    await keys.choose(main.getByLabel(/^Province/), 'Ontario');
    await keys.type(main.getByLabel(/^Ville/), 'Toronto');
    await keys.type(main.getByLabel(/^Mot de passe\*?$/), PASSWORD);
    await keys.type(main.getByLabel(/^Confirmer/), PASSWORD);
    await keys.press(main.getByRole('button', { name: 'Créer le compte' }));
    await expect(page).toHaveURL(/\/jobs\/\d+/, { timeout: 30_000 });
    await keys.press(main.getByRole('button', { name: 'Postuler' }).first());
    const dialog = page.getByRole('dialog');
    await keys.press(dialog.getByRole('button', { name: 'Envoyer ma candidature' }));
    await expect(page.getByText('Candidature envoyée!')).toBeVisible();
  });
