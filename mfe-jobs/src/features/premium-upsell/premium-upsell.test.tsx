import { screen, waitFor } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { schedulerOf } from '../../testing/posting-fixtures';
import { launchOffer } from '../../testing/scenes';
import { PremiumUpsell } from './premium-upsell';

const clinic = fakeViewer('clinic');
const linkOf = async (name: string) => screen.findByRole('link', { name });

it.each([
  ['Claim FIRST5FREE', clinic, '/checkout?plan=premium&code=FIRST5FREE'],
  ['Register with FIRST5FREE', null, '/clinic-registration?code=FIRST5FREE'],
])('tells the launch offer while there are places: %s', async (name, viewer, href) => {
  await renderPage(<PremiumUpsell />, { graph: launchOffer(4), viewer });
  expect(await linkOf(name)).toHaveAttribute('href', href);
  expect(screen.getByText('Only 4 spots left!')).toBeVisible();
  expect(screen.queryByText(/7 days free/)).toBeNull();
});

it.each([
  ['a clinic', clinic, '/subscription?plan=premium'],
  ['a visitor, who cannot subscribe yet', null, '/pricing'],
])('offers the trial once it is over to %s', async (_, viewer, href) => {
  await renderPage(<PremiumUpsell />, { graph: launchOffer(0), viewer });
  expect(await linkOf('Start 7-Day Free Trial')).toHaveAttribute('href', href);
});

it('offers the trial to a clinic that used the code', async () => {
  const viewer = fakeViewer('clinic', { promotionalCode: 'FIRST5FREE' });
  await renderPage(<PremiumUpsell />, { graph: launchOffer(4), viewer });
  expect(await linkOf('Start 7-Day Free Trial')).toBeVisible();
});

const withoutPlan = { subscriptionStatus: 'free', subscriptionTier: null } as const;
const scheduler = schedulerOf(1);
const acting = scheduler.actingClinic && {
  ...scheduler.actingClinic,
  ...({ role: 'manager', ...withoutPlan } as const),
};
const manager = {
  ...scheduler,
  ...withoutPlan,
  clinics: acting ? [acting] : [],
  actingClinic: acting,
};

it('says nothing to a manager while an owner can claim the offer, then offers the trial', async () => {
  const { unmount } = await renderPage(<PremiumUpsell />, {
    graph: launchOffer(4),
    viewer: manager,
  });
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  unmount();
  await renderPage(<PremiumUpsell />, { graph: launchOffer(0), viewer: manager });
  expect(await linkOf('Start 7-Day Free Trial')).toBeVisible();
});

it.each([
  ['a professional', fakeViewer('hygienist')],
  ['a scheduler', schedulerOf(1)],
])('says nothing to %s', async (_, viewer) => {
  await renderPage(<PremiumUpsell />, { graph: launchOffer(4), viewer });
  expect(screen.queryByRole('link')).toBeNull();
});
