import { screen } from '@testing-library/react';
import { answerRequests, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { subscribed, SUBSCRIPTIONS } from '../testing/subscription-scenes';
import { planGoal } from '../parts/plan-goal';
import { SubscriptionSuccessPage } from './subscription-success-page';

it.each([
  ['trial', 'Your plan is active', /free until March 20, 2027/],
  ['active', 'Your plan is active', /Pro is yours/],
  ['promotional', 'Your plan is active', /no trial, no fees and no end date/],
  ['free', 'We are waiting for the payment’s confirmation', /starts by itself/],
] as const)('tells what was bought: %s', async (name, title, detail) => {
  const viewer = fakeViewer('clinic');
  const restore = answerRequests({ 'GET /api/auth/me': { body: viewer } });
  await renderPage(<SubscriptionSuccessPage />, {
    at: '/subscription-success',
    viewer,
    graph: subscribed(SUBSCRIPTIONS[name]),
  });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(detail)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my plan' })).toHaveAttribute(
    'href',
    '/subscription',
  );
  restore();
});

it.each([
  [null, '/emergency-coverage'],
  ['12', '/emergency-coverage?shift=12'],
])('leads on to the emergency request that asked for a plan: shift %s', async (shift, href) => {
  planGoal.keepEmergency(shift);
  const viewer = fakeViewer('clinic');
  await renderPage(<SubscriptionSuccessPage />, {
    at: '/subscription-success',
    viewer,
    graph: subscribed(SUBSCRIPTIONS.active),
  });
  const link = await screen.findByRole('link', { name: 'Ask for emergency cover' });
  expect(link).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'Post a shift' })).toBeVisible();
  planGoal.clear();
});

it('a visitor who registers is not led back to a payment that was never made', async () => {
  const restore = answerRequests({ 'GET /api/auth/me': { status: 401, body: {} } });
  await renderPage(<SubscriptionSuccessPage />, { at: '/subscription-success', viewer: null });
  const register = await screen.findByRole('link', { name: 'Register your clinic' });
  expect(register).toHaveAttribute('href', '/clinic-registration');
  restore();
});
