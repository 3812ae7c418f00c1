import { screen } from '@testing-library/react';
import { fakeViewer, renderPage } from '../testing';
import { useSeesPlanOffers } from './use-sees-plan-offers';

function Offer() {
  return <p>{useSeesPlanOffers() ? 'offered' : 'quiet'}</p>;
}

const premium = { subscriptionTier: 'premium', subscriptionStatus: 'active' } as const;
const [past, future] = ['2020-01-31T00:00:00.000Z', '2999-01-31T00:00:00.000Z'];
const cancelled = { ...premium, subscriptionStatus: 'cancelled' } as const;

it.each([
  ['a visitor', null, 'offered'],
  ['a clinic without a plan', fakeViewer('clinic'), 'offered'],
  ['a clinic on Basic', fakeViewer('clinic', { ...premium, subscriptionTier: 'basic' }), 'offered'],
  [
    'a clinic whose Premium ended',
    fakeViewer('clinic', { ...cancelled, subscriptionEndsAt: past }),
    'offered',
  ],
  [
    'a clinic whose trial ended',
    fakeViewer('clinic', { subscriptionStatus: 'trial', subscriptionEndsAt: past }),
    'offered',
  ],
  [
    'a clinic that cancelled Premium for its end',
    fakeViewer('clinic', { ...cancelled, subscriptionEndsAt: future }),
    'quiet',
  ],
  ['a clinic on Premium', fakeViewer('clinic', premium), 'quiet'],
  ['a clinic in its trial', fakeViewer('clinic', { subscriptionStatus: 'trial' }), 'quiet'],
  ['a professional', fakeViewer('hygienist'), 'quiet'],
])('%s', async (_who, viewer, shown) => {
  await renderPage(<Offer />, { viewer });
  expect(await screen.findByText(shown)).toBeVisible();
});
