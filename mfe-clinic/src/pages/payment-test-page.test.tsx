import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { PlayTestPaymentDocument } from '../generated/graphql';
import { subscribed, SUBSCRIPTIONS, type SubscriptionNode } from '../testing/subscription-scenes';
import { PaymentTestPage } from './payment-test-page';

const viewer = fakeViewer('clinic');
const at = '/payment-test?session=cs_1';

describe('/payment-test', () => {
  const open = async (subscription: SubscriptionNode, address = at, message?: string) => {
    const sent: unknown[] = [];
    const graph = {
      ...subscribed(subscription),
      ...answer(PlayTestPaymentDocument, ({ input }) => {
        sent.push(input);
        return {
          playTestPayment: {
            __typename: 'SubscriptionPayload',
            subscription: message ? null : SUBSCRIPTIONS.trial,
            errors: message ? [{ __typename: 'UserError', message, path: [], reasons: [] }] : [],
          },
        };
      }),
    };
    return { sent, page: await renderPage(<PaymentTestPage />, { at: address, viewer, graph }) };
  };

  it('plays a successful payment and goes on', async () => {
    const { sent, page } = await open(SUBSCRIPTIONS.free);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay with the test card' }));
    expect(sent).toEqual([{ sessionId: 'cs_1', scenario: 'success' }]);
    await waitFor(() => expect(page.address()).toBe('/subscription-success'));
  });

  it('stays on the page when the card is declined', async () => {
    const { page } = await open(SUBSCRIPTIONS.free, at, 'The card was declined.');
    await userEvent.click(await screen.findByRole('radio', { name: 'The card is declined' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pay with the test card' }));
    expect((await screen.findAllByText('The card was declined.')).length).toBeGreaterThan(0);
    expect(page.address()).toBe(at);
  });

  it.each([
    ['Confirm payment', 'three_d_secure'],
    ['Refuse', 'decline'],
  ])('asks the bank first: %s', async (name, scenario) => {
    const { sent } = await open(SUBSCRIPTIONS.free);
    await userEvent.click(await screen.findByRole('radio', { name: /^3-D Secure/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Pay with the test card' }));
    expect(sent).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(sent).toEqual([{ sessionId: 'cs_1', scenario }]);
  });

  it('plays what happens to a plan later', async () => {
    const { sent, page } = await open(SUBSCRIPTIONS.active, '/payment-test');
    await userEvent.click(await screen.findByRole('radio', { name: /card has expired/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Play it' }));
    expect(sent).toEqual([{ sessionId: null, scenario: 'card_expired' }]);
    await waitFor(() => expect(page.address()).toBe('/subscription'));
  });

  it.each([
    ['without a payment', SUBSCRIPTIONS.free, '/payment-test', /There is no payment to play/],
    ['on a public site', SUBSCRIPTIONS.noProvider, at, 'There is no test payment on this site.'],
  ])('has nothing to play %s', async (_when, subscription, address, text) => {
    await open(subscription, address);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
