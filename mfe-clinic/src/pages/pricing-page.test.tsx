import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { print } from 'graphql';
import { LAUNCH_CODE, PLANS } from '@tbt/contracts';
import {
  fakeViewer,
  pending,
  renderPage,
  unreachable,
  type RenderPageOptions,
} from '@tbt/web-kit/testing';
import { LaunchOfferDocument } from '../generated/graphql';
import { launchOffer } from '../testing/pricing-scenes';
import { subscribed, SUBSCRIPTIONS } from '../testing/subscription-scenes';
import { PricingPage } from './pricing-page';

const at = '/pricing';
const plan = (name: string) => {
  const cards = screen.getAllByRole('listitem');
  const card = cards.find((item) => within(item).queryByRole('heading', { name }));
  if (!card) throw new Error(`no plan ${name}`);
  return within(card);
};

async function show(options: RenderPageOptions) {
  const page = await renderPage(<PricingPage />, { at, ...options });
  await screen.findByRole('heading', { name: 'Compare plans' });
  return page;
}

describe('/pricing', () => {
  it('shows a visitor nothing that the launch special would move', async () => {
    await renderPage(<PricingPage />, { at, graph: pending(LaunchOfferDocument) });
    expect(screen.getByText('Loading the plans')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Compare plans' })).toBeNull();
  });

  it('shows prices and adds the taxes of the chosen province', async () => {
    const page = await show({ graph: launchOffer(4) });
    expect(plan('Basic').getByText('$29/month')).toBeVisible();
    expect(plan('Pro').getByText('$59/month')).toBeVisible();
    expect(plan('Premium').getByText('$99/month')).toBeVisible();
    expect(plan('Premium').getByText('plus taxes')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText(/^Province of your clinic/), 'Quebec');
    expect(page.address()).toBe('/pricing?province=Quebec');
    expect(plan('Premium').getByText(/GST 5%: \$4\.95 · QST 9\.975%: \$9\.88/)).toBeVisible();
    expect(plan('Premium').getByText(/\$113\.83 with taxes/)).toBeVisible();
  });

  it.each([
    ['Active shifts at a time', ['1', '5', '20', 'Unlimited']],
    ['Clinic alerts a month', ['No', '2', '10', 'Unlimited']],
    ['Emergency requests a month', ['No', '1', '3', 'Unlimited']],
    ['Suggested professionals per shift', ['3', '10', 'Unlimited', 'Unlimited']],
    ['Direct messaging: write to professionals first', ['No', 'No', 'Yes', 'Yes']],
    ['Advanced matching', ['No', 'No', 'No', 'Yes']],
    ['Priority support', ['No', 'No', 'No', 'Yes']],
  ])('compares the plans: %s', async (name, values) => {
    await show({ graph: launchOffer(4) });
    const table = screen.getByRole('table', { name: 'What each plan includes' });
    const row = within(table).getByRole('row', { name: new RegExp(`^${name}`) });
    const shown = within(row).getAllByRole('cell');
    expect(shown.map(({ textContent }) => textContent?.replace('–', ''))).toEqual(values);
  });

  it('says what alerts, suggestions and advanced matching are, and what a trial is', async () => {
    await show({ graph: launchOffer(4) });
    for (const [row, meaning] of [
      ['Clinic alerts a month', /One message to every professional who matches/],
      [
        'Suggested professionals per shift',
        /Everyone can apply; this is how many people we suggest/,
      ],
      ['Advanced matching', /You choose what counts/],
    ] as const)
      expect(
        within(screen.getByRole('row', { name: new RegExp(`^${row}`) })).getByText(meaning),
      ).toBeVisible();
    expect(
      screen.getByText(/7 days of Premium, free; .* nothing is charged during the 7 days/),
    ).toBeVisible();
  });

  it('answers what Premium adds as the table does', async () => {
    await show({ graph: launchOffer(4) });
    await userEvent.click(screen.getByRole('button', { name: 'What does Premium add?' }));
    expect(
      screen.getByText(/comes with Pro too, and emergency requests start with Basic/),
    ).toBeVisible();
    expect(PLANS.pro.canWriteFirst && !PLANS.basic.canWriteFirst).toBe(true);
    expect(PLANS.basic.emergencyRequests).toBeGreaterThan(0);
    expect(PLANS.none.emergencyRequests).toBe(0);
  });

  it('asks for the places of the launch code', () => {
    expect(print(LaunchOfferDocument)).toContain(`"${LAUNCH_CODE}"`);
  });

  it('shows visitors how many places the launch special has left', async () => {
    await show({ graph: launchOffer(1) });
    expect(await screen.findByText('Only 1 spot left!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register with FIRST5FREE' })).toHaveAttribute(
      'href',
      '/clinic-registration?code=FIRST5FREE',
    );
  });

  it('shows a clinic without a plan that it may still claim it', async () => {
    await show({
      graph: launchOffer(2),
      viewer: fakeViewer('clinic', { subscriptionStatus: 'free' }),
    });
    expect(await screen.findByText('Only 2 spots left!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Claim FIRST5FREE' })).toHaveAttribute(
      'href',
      '/checkout?plan=premium&code=FIRST5FREE',
    );
  });

  it.each([
    ['when all places are taken', launchOffer(0), null],
    ['when they cannot be read', unreachable(LaunchOfferDocument), null],
    ['to a hygienist', launchOffer(5), fakeViewer('hygienist')],
    [
      'to a clinic on a plan',
      launchOffer(5),
      fakeViewer('clinic', { subscriptionStatus: 'active', subscriptionTier: 'pro' }),
    ],
    [
      'to a clinic that has claimed it',
      launchOffer(5),
      fakeViewer('clinic', { promotionalCode: 'FIRST5FREE' }),
    ],
  ])('hides the launch special %s', async (_when, graph, viewer) => {
    await show({ graph, viewer });
    expect(screen.getByRole('heading', { name: 'Compare plans' })).toBeVisible();
    expect(screen.queryByText(/spots? left/)).toBeNull();
  });

  it('starts with the clinic’s province and marks its plan', async () => {
    const viewer = {
      ...fakeViewer('clinic'),
      province: 'Ontario',
      subscriptionStatus: 'active' as const,
      subscriptionTier: 'pro' as const,
    };
    await show({ viewer });
    expect(plan('Pro').getByText('Your plan')).toBeVisible();
    expect(plan('Basic').queryByText('Your plan')).toBeNull();
    expect(plan('Pro').getByText(/HST 13%: \$7\.67/)).toBeVisible();
  });

  const onPremium = fakeViewer('clinic', {
    subscriptionStatus: 'active',
    subscriptionTier: 'premium',
  });

  it.each([
    ['given', /We gave your clinic the Premium plan until .*Nothing is charged for it/],
    ['promotional', /launch special: free/],
  ] as const)('says that the plan was given and sells none below it: %s', async (state, text) => {
    const graph = subscribed(SUBSCRIPTIONS[state]);
    await show({ viewer: onPremium, graph });
    expect(await plan('Premium').findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Choose/ })).toBeNull();
  });

  it('names the chosen plan during its trial', async () => {
    const viewer = fakeViewer('clinic', {
      ...{ subscriptionStatus: 'trial', subscriptionTier: 'pro' },
      subscriptionEndsAt: '2099-03-20T15:00:00.000Z',
    });
    await show({ viewer, graph: subscribed(SUBSCRIPTIONS.trial) });
    expect(
      await plan('Pro').findByText(
        'Trial of Pro, with everything in Premium, until March 20, 2027.',
      ),
    ).toBeVisible();
    expect(plan('Pro').getByText('Your plan')).toBeVisible();
    expect(plan('Pro').queryByRole('link')).toBeNull();
    expect(plan('Premium').queryByText('Your plan')).toBeNull();
  });

  it('a clinic changes its own plan beside a given one', async () => {
    const graph = subscribed(SUBSCRIPTIONS.givenBeside);
    await show({ viewer: onPremium, graph });
    expect(await plan('Premium').findByText(/We gave your clinic/)).toBeVisible();
    expect(plan('Basic').getByRole('link', { name: 'Choose Basic' })).toBeVisible();
    expect(plan('Pro').queryByRole('link')).toBeNull();
  });

  it('sells a higher plan above a given one', async () => {
    const viewer = fakeViewer('clinic', {
      subscriptionStatus: 'active',
      subscriptionTier: 'basic',
    });
    const graph = subscribed(SUBSCRIPTIONS.givenWithoutEnd);
    await show({ viewer, graph });
    expect(await plan('Basic').findByText(/was given to your clinic/)).toBeVisible();
    expect(plan('Pro').getByRole('link', { name: 'Choose Pro' })).toBeVisible();
  });

  it('says that professionals never pay', async () => {
    await show({ viewer: fakeViewer('hygienist') });
    expect(screen.getByText('For professionals: always free')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register your clinic' })).toBeNull();
  });
});
