import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@tbt/design-system';
import { answer, fakeViewer, renderPage, unreachable } from '@tbt/web-kit/testing';
import {
  CancelSubscriptionDocument,
  ChangeSubscriptionDocument,
  ResumeSubscriptionDocument,
  SubscriptionPageDocument,
  UpdatePaymentCardDocument,
} from '../generated/graphql';
import { changeTo, subscribed, SUBSCRIPTIONS } from '../testing/subscription-scenes';
import { SubscriptionPage } from './subscription-page';

const viewer = fakeViewer('clinic');
const at = '/subscription';
const done = (subscription: (typeof SUBSCRIPTIONS)[keyof typeof SUBSCRIPTIONS]) => ({
  __typename: 'SubscriptionPayload' as const,
  subscription,
  errors: [],
});

describe('/subscription', () => {
  it('offers the trial of every plan, and marks the one of the address', async () => {
    const graph = subscribed(SUBSCRIPTIONS.free);
    await renderPage(<SubscriptionPage />, { at: `${at}?plan=premium`, viewer, graph });
    expect(await screen.findByText('You have no plan')).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Start 7-Day Free Trial' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/checkout?plan=basic',
      '/checkout?plan=pro',
      '/checkout?plan=premium',
    ]);
    expect(screen.getByText('7 days of Premium free, then $29/month')).toBeVisible();
    for (const limits of [
      '5 active shifts at a time · 1 emergency request a month · 10 suggested professionals per shift',
      '20 active shifts at a time · 3 emergency requests a month · unlimited suggested professionals',
      'Unlimited shifts · unlimited emergency requests · unlimited suggested professionals',
    ])
      expect(screen.getByText(limits)).toBeVisible();
    expect(screen.getByText(/^A card is needed; .* Everyone can apply/)).toBeVisible();
    const marked = screen.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'true');
    expect(marked).toHaveLength(1);
    expect(within(marked[0]!).getByRole('heading', { name: 'Premium' })).toBeVisible();
  });

  it('sells without a trial once it was used', async () => {
    await renderPage(<SubscriptionPage />, { at, viewer, graph: subscribed(SUBSCRIPTIONS.ended) });
    expect(await screen.findAllByRole('link', { name: 'Subscribe Now' })).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1, name: 'My plan' })).toBeVisible();
    expect(screen.getByText(/Your plan has ended/)).toBeVisible();
    expect(screen.queryByText(/A card is needed/)).toBeNull();
  });

  it('sells a higher plan than one that was given without an end, and says that this one ends', async () => {
    const graph = subscribed(SUBSCRIPTIONS.givenWithoutEnd);
    await renderPage(<SubscriptionPage />, { at, viewer, graph });
    expect(await screen.findByText('Your plan: Basic')).toBeVisible();
    expect(screen.getByText(/The plan we gave you ends then/)).toBeVisible();
    const links = screen.getAllByRole('link', { name: 'Start 7-Day Free Trial' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/checkout?plan=pro',
      '/checkout?plan=premium',
    ]);
  });

  it('sells nothing above a given Premium', async () => {
    const graph = subscribed(SUBSCRIPTIONS.promotional);
    await renderPage(<SubscriptionPage />, { at, viewer, graph });
    expect(await screen.findByText('Your plan: Premium')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Trial|Subscribe/ })).not.toBeInTheDocument();
  });

  it.each([
    [
      'trial',
      'Free trial',
      /free until March 20, 2027\. Then Pro costs \$66\.67 a month with taxes/,
    ],
    ['active', 'Active', 'Renews on March 20, 2027.'],
    ['pastDue', 'Past due', /Use another card before then/],
    ['cancelled', 'Cancelled', /works until March 20, 2027, and nothing more/],
    ['promotional', 'Active', /launch special/],
    ['given', 'Your plan: Premium', /gave your clinic the Premium plan until March 31, 2027/],
    ['givenBeside', 'Your plan: Premium', /Your own plan, Pro, goes on beside it: Renews on/],
  ] as const)('says how it stands: %s', async (name, badge, detail) => {
    await renderPage(<SubscriptionPage />, { at, viewer, graph: subscribed(SUBSCRIPTIONS[name]) });
    expect(await screen.findByText(badge)).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
  });

  it('shows what a change costs before it is made', async () => {
    const sent: unknown[] = [];
    const graph = {
      ...subscribed(SUBSCRIPTIONS.active),
      ...changeTo('premium'),
      ...answer(ChangeSubscriptionDocument, ({ input }) => {
        sent.push(input);
        return {
          changeSubscription: {
            ...done(SUBSCRIPTIONS.active),
            __typename: 'ChangeSubscriptionPayload',
          },
        };
      }),
    };
    await renderPage(<SubscriptionPage />, { at, viewer, graph });
    await userEvent.click(await screen.findByRole('button', { name: 'Change to Premium' }));
    expect(await screen.findByText('$2.60')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Pay $22.60 and change' }));
    expect(sent).toEqual([{ tier: 'premium', confirm: true }]);
  });

  it('is cancelled with a reason', async () => {
    const sent: unknown[] = [];
    const graph = {
      ...subscribed(SUBSCRIPTIONS.active),
      ...answer(CancelSubscriptionDocument, ({ input }) => {
        sent.push(input);
        return { cancelSubscription: done(SUBSCRIPTIONS.cancelled) };
      }),
    };
    await renderPage(<SubscriptionPage />, { at, viewer, graph });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }));
    expect(dialog.getByText('Choose a reason.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: 'We seldom need cover' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }));
    expect(sent).toEqual([{ reason: 'seldom_needed' }]);
  });

  it('says what a cancelled trial leaves', async () => {
    await renderPage(<SubscriptionPage />, { at, viewer, graph: subscribed(SUBSCRIPTIONS.trial) });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }));
    const dialog = await screen.findByRole('dialog');
    const kept = 'You keep Premium until March 20, 2027, and nothing is charged.';
    expect(dialog).toHaveTextContent(kept);
  });

  it('has a way back', async () => {
    let isResumed = false;
    const graph = {
      ...subscribed(SUBSCRIPTIONS.cancelled),
      ...answer(ResumeSubscriptionDocument, () => {
        isResumed = true;
        return { resumeSubscription: done(SUBSCRIPTIONS.active) };
      }),
    };
    await renderPage(<SubscriptionPage />, { at, viewer, graph });
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Keep my plan' }));
    expect(isResumed).toBe(true);
  });

  it('leads to the payment page for another card', async () => {
    const graph = {
      ...subscribed(SUBSCRIPTIONS.pastDue),
      ...answer(UpdatePaymentCardDocument, {
        updatePaymentCard: {
          ...{ __typename: 'StartCheckoutPayload', errors: [] },
          url: '/payment-test?session=cs_2',
        },
      }),
    };
    const { address } = await renderPage(<SubscriptionPage />, { at, viewer, graph });
    await userEvent.click(await screen.findByRole('button', { name: 'Use another card' }));
    await waitFor(() => expect(address()).toBe('/payment-test?session=cs_2'));
  });

  it('stays when the payment page cannot be opened', async () => {
    const graph = {
      ...subscribed(SUBSCRIPTIONS.pastDue),
      ...unreachable(UpdatePaymentCardDocument),
    };
    const page = (
      <>
        <SubscriptionPage />
        <Toaster label="Notices" closeLabel="Close" />
      </>
    );
    const { address } = await renderPage(page, { at, viewer, graph });
    await userEvent.click(await screen.findByRole('button', { name: 'Use another card' }));
    expect((await screen.findAllByText('That did not work'))[0]).toBeVisible();
    expect(address()).toBe(at);
  });

  it('lists what was paid, with taxes', async () => {
    await renderPage(<SubscriptionPage />, { at, viewer, graph: subscribed(SUBSCRIPTIONS.active) });
    const row = within(await screen.findByRole('row', { name: /A1B2C3-0001/ }));
    for (const text of ['$59.00', 'HST 13%: $7.67', '$66.67', 'Paid'])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByRole('link', { name: 'A1B2C3-0001 (PDF)' })).toHaveAttribute(
      'href',
      '/api/subscription/invoices/in_1/pdf?lang=en',
    );
  });

  it('shows a refund as a credit', async () => {
    const graph = subscribed(SUBSCRIPTIONS.refunded);
    await renderPage(<SubscriptionPage />, { at, viewer, graph });
    const row = within(await screen.findByRole('row', { name: /A1B2C3-0001/ }));
    expect(row.getByText('Credit -$66.67')).toBeVisible();
    expect(row.getByText('Refunded')).toBeVisible();
  });

  it.each([
    ['a professional', fakeViewer('hygienist'), 'Plans are for clinics. Professionals never pay.'],
    ['a visitor', null, /Log in as a clinic/],
  ])('tells %s who it is for', async (_who, other, text) => {
    await renderPage(<SubscriptionPage />, { at, viewer: other });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('shows a visitor the prices and the ways to begin', async () => {
    await renderPage(<SubscriptionPage />, { at, viewer: null });
    expect(
      await screen.findByText(
        'From $29 to $99 a month, plus taxes. One active shift at a time is free, without a plan.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See pricing' })).toHaveAttribute('href', '/pricing');
    expect(screen.getByRole('link', { name: 'Register your clinic' })).toHaveAttribute(
      'href',
      '/clinic-registration?returnTo=%2Fsubscription',
    );
    expect(screen.queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument();
  });

  it.each([
    [
      ...['/subscription?plan=pro', '/clinic-registration?plan=pro'],
      ...['Pro: 7 days free, then $59 a month plus taxes', 'Register your clinic'],
    ],
    [
      '/checkout?plan=premium&code=FIRST5FREE',
      '/clinic-registration?plan=premium&code=FIRST5FREE',
      ...['Log in to see this', 'Log in'],
    ],
  ])('keeps what a visitor has chosen: %s', async (address, href, title, first) => {
    await renderPage(<SubscriptionPage />, { at: address, viewer: null });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    const [action] = screen.getAllByRole('link', { name: /^(Log in|Register your clinic)$/ });
    expect(action).toHaveAccessibleName(first);
    expect(screen.getByRole('link', { name: 'Register your clinic' })).toHaveAttribute(
      'href',
      href,
    );
  });

  it('offers to try again when it cannot be loaded', async () => {
    await renderPage(<SubscriptionPage />, {
      at,
      viewer,
      graph: unreachable(SubscriptionPageDocument),
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
