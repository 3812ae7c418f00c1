import { screen } from '@testing-library/react';
import { fakeViewer, renderPage } from '../testing';
import { useSeesPlanOffers } from './use-sees-plan-offers';

function Offer() {
  return <p>{useSeesPlanOffers() ? 'offered' : 'quiet'}</p>;
}

const premium = { subscriptionTier: 'premium', subscriptionStatus: 'active' };

it.each([
  ['a visitor', null, 'offered'],
  ['a clinic without a plan', fakeViewer('clinic'), 'offered'],
  ['a clinic on Basic', fakeViewer('clinic', { ...premium, subscriptionTier: 'basic' }), 'offered'],
  [
    'a clinic whose Premium ended',
    fakeViewer('clinic', { ...premium, subscriptionStatus: 'cancelled' }),
    'offered',
  ],
  ['a clinic on Premium', fakeViewer('clinic', premium), 'quiet'],
  ['a clinic in its trial', fakeViewer('clinic', { subscriptionStatus: 'trial' }), 'quiet'],
  ['a professional', fakeViewer('hygienist'), 'quiet'],
])('%s', async (_who, viewer, shown) => {
  await renderPage(<Offer />, { viewer });
  expect(await screen.findByText(shown)).toBeVisible();
});
