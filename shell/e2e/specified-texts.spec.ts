import { holdInState } from './screens/graph-states';
import { expect, logIn, site, test } from './site';
import { SPECIFIED_TEXTS } from './specified-texts';

const SKELETON_CARDS = 6;

for (const { text, screen, state, as, after } of SPECIFIED_TEXTS) {
  test.describe(() => {
    test.use({ expectedErrors: state === 'error' ? /./ : null });
    test(`${String(text)} stands on ${screen}, ${state}`, async ({ page }) => {
      if (as) await logIn(page, as);
      await holdInState(page, state);
      await page.goto(site.url(screen));
      if (after) await page.getByRole(after.role, { name: after.name }).first().click();
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    });
  });
}

test(`${SKELETON_CARDS} cards hold the place of jobs that load`, async ({ page }) => {
  await holdInState(page, 'loading');
  await page.goto(site.url('/jobs'));
  await expect(page.locator('[data-skeleton-card]')).toHaveCount(SKELETON_CARDS);
});
