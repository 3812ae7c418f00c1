import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@tbt/web-kit';
import { answer, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { StartCheckoutDocument } from '../generated/graphql';
import { subscribed, SUBSCRIPTIONS, type SubscriptionNode } from '../testing/subscription-scenes';
import { CheckoutPage } from './checkout-page';

const viewer = fakeViewer('clinic');

describe('/checkout', () => {
  const open = async (
    subscription: SubscriptionNode,
    at = '/checkout?plan=pro',
    message?: string,
  ) => {
    const sent: unknown[] = [];
    const graph = {
      ...subscribed(subscription),
      ...answer(StartCheckoutDocument, ({ input }) => {
        sent.push(input);
        return {
          startCheckout: {
            __typename: 'StartCheckoutPayload',
            url: message ? null : '/payment-test?session=cs_1',
            errors: message
              ? [{ __typename: 'UserError', message, path: [], reasons: ['code_used_up'] }]
              : [],
          },
        };
      }),
    };
    const page = await renderPage(<CheckoutPage />, { at, viewer, graph });
    return { sent, page };
  };

  it('starts the trial with taxes told', async () => {
    const { sent, page } = await open(SUBSCRIPTIONS.free);
    for (const text of ['$59.00', '$7.67', '$66.67', '$0.00'])
      expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start 7-Day Free Trial' }));
    expect(sent).toEqual([{ tier: 'pro', promotionalCode: null, withTrial: true }]);
    await waitFor(() => expect(page.address()).toBe('/payment-test?session=cs_1'));
  });

  it('sells a higher plan in place of one that was given, and no other', async () => {
    await open(SUBSCRIPTIONS.givenWithoutEnd);
    expect(await screen.findByText(/The plan we gave you ends then/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start 7-Day Free Trial' })).toBeVisible();
    cleanup();
    await open(SUBSCRIPTIONS.givenWithoutEnd, '/checkout?plan=basic');
    expect(await screen.findByText('Your clinic already has a plan')).toBeVisible();
  });

  it('subscribes at once after the trial', async () => {
    const { sent } = await open(SUBSCRIPTIONS.ended);
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe Now' }));
    expect(sent).toEqual([{ tier: 'pro', promotionalCode: null, withTrial: false }]);
  });

  it('says when the code is used up, and keeps the order', async () => {
    await open(
      SUBSCRIPTIONS.free,
      '/checkout?plan=premium&code=FIRST5FREE',
      'All places are taken',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Get Premium for free' }));
    expect(screen.queryByText(/You enter your card/)).toBeNull();
    expect(screen.getByText('Free, with no end date')).toBeVisible();
    expect(await screen.findByText('All places are taken')).toBeVisible();
    await userEvent.clear(screen.getByLabelText(/Promotional code/));
    expect(screen.getByRole('button', { name: 'Start 7-Day Free Trial' })).toBeVisible();
    expect(screen.getByText(/You enter your card/)).toBeVisible();
  });

  it('after a registration says so, with a way on without a plan', async () => {
    const state = { registered: 'done' };
    await renderPage(
      <>
        <Link to="/checkout?plan=pro" state={state}>
          Register
        </Link>
        <CheckoutPage />
      </>,
      { at: '/checkout?plan=pro', viewer, graph: subscribed(SUBSCRIPTIONS.free) },
    );
    const later = () => screen.findByRole('link', { name: 'Not now' });
    expect(await later()).toHaveAttribute('href', '/');
    expect(screen.queryByText('Your clinic is registered')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Register' }));
    expect(await screen.findByText('Your clinic is registered')).toBeVisible();
    expect(await later()).toHaveAttribute('href', '/post-job');
  });

  it('leads a clinic with a plan to its plan', async () => {
    await open(SUBSCRIPTIONS.active);
    expect(await screen.findByRole('link', { name: 'See my plan' })).toBeVisible();
  });

  it('sells nothing without a payment provider', async () => {
    await open(SUBSCRIPTIONS.noProvider);
    expect(await screen.findByText(/no payment provider/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
