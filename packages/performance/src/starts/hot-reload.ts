import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '@tbt/workspace/find-chromium';

const FILE = join('mfe-jobs', 'src', 'pages', 'job-search-page.tsx');
const PLACE = '<Stack gap="6">';
const EDITS = 7;
const SEEN_WITHIN_MS = 60_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

export async function hotReloadSeconds(folder: string, site: string): Promise<number[]> {
  const file = join(folder, FILE);
  const before = readFileSync(file, 'utf8');
  if (!before.includes(PLACE)) throw new Error(`${FILE} has no ${PLACE} to change`);
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  try {
    const page = await browser.newPage();
    await page.goto(`${site}/jobs`);
    await page.getByRole('article').first().waitFor({ timeout: SEEN_WITHIN_MS });
    // A visitor's rendered page loads its scripts with the first sign of use.
    await page.keyboard.press('Shift');
    await page.evaluate("window.stillTheSamePage = 'yes'");
    const seconds: number[] = [];
    for (let edit = 0; edit <= EDITS; edit += 1) {
      const since = performance.now();
      writeFileSync(file, before.replace(PLACE, `${PLACE}<i id="edit-${edit}" />`));
      await page.waitForSelector(`#edit-${edit}`, { state: 'attached', timeout: SEEN_WITHIN_MS });
      seconds.push((performance.now() - since) / 1_000);
    }
    if ((await page.evaluate('window.stillTheSamePage')) !== 'yes') {
      throw new Error('The page was loaded anew instead of changed');
    }
    return seconds.slice(1);
  } finally {
    await browser.close();
    writeFileSync(file, before);
  }
}
