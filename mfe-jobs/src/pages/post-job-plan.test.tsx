import { screen } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { offeredShifts, postJobPage } from '../testing/scenes';
import { PostJobPage } from './post-job-page';

const clinic = fakeViewer('clinic');
const basic = {
  ...{ ...clinic, subscriptionTier: 'basic' as const, subscriptionStatus: 'active' as const },
  subscriptionEndsAt: null,
};

const show = (count: number, viewer: typeof clinic, locale: 'en-CA' | 'fr-CA' = 'en-CA') =>
  renderPage(<PostJobPage />, {
    at: '/post-job',
    graph: postJobPage({ offered: offeredShifts(count) }),
    viewer,
    locale,
  });

it.each([
  ['en-CA', '2 of 5 active shifts used'],
  ['fr-CA', 'Quarts actifs : 2 sur 5'],
] as const)('says in %s how many active shifts are used', async (locale, line) => {
  await show(2, basic, locale);
  expect(await screen.findByText(line)).toBeVisible();
});

it.each([
  ['en-CA', 5, 'All 5 active shifts of your plan are in use', 'Upgrade to Pro', 'pro'],
  ['fr-CA', 5, /^Les 5 quarts actifs que permet votre forfait/, 'Passer au forfait Pro', 'pro'],
  ['en-CA', 21, 'All 5 active shifts of your plan are in use', 'Upgrade to Premium', 'premium'],
] as const)(
  'leads in %s from %i used to the next plan',
  async (locale, count, title, way, plan) => {
    await show(count, basic, locale);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute(
      'href',
      `/subscription?plan=${plan}`,
    );
  },
);

it.each([
  ['en-CA', 'Your plan has room for 3 more active shifts, and you chose 5 days'],
  ['fr-CA', 'Votre forfait permet encore 3 quarts actifs, et vous avez choisi 5 jours'],
] as const)('says in %s when further days are too many', async (locale, title) => {
  sessionStorage.setItem(
    `draft:post-job:${basic.id}`,
    JSON.stringify({
      date: '2099-03-02',
      moreDates: ['2099-03-09', '2099-03-16', '2099-03-23', '2099-03-30'],
    }),
  );
  await show(2, basic, locale);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: /Pro$/ })).toHaveAttribute(
    'href',
    '/subscription?plan=pro',
  );
  sessionStorage.clear();
});

it('leads from no plan to Basic', async () => {
  await show(1, { ...clinic, subscriptionTier: null, subscriptionStatus: 'free' });
  expect(await screen.findByText('The one active shift of your plan is in use')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upgrade to Basic' })).toHaveAttribute(
    'href',
    '/subscription?plan=basic',
  );
});

it('names the owner to a scheduler, who may not read the plan', async () => {
  const role = 'scheduler' as const;
  const clinics = [{ clinicId: 7, name: 'Harbour Dental', role, isActing: true }];
  await show(5, { ...basic, clinics });
  expect(await screen.findByText(/Ask an owner of your clinic/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Upgrade/ })).toBeNull();
});

it('counts no shift that has started', async () => {
  const offered = offeredShifts(5);
  const edges = offered.edges.map((edge, at) =>
    at > 0 ? edge : { ...edge, node: { ...edge.node, startsAt: '2020-01-01T13:00:00.000Z' } },
  );
  const graph = postJobPage({ offered: { ...offered, edges } });
  await renderPage(<PostJobPage />, { at: '/post-job', graph, viewer: basic });
  expect(await screen.findByText('4 of 5 active shifts used')).toBeVisible();
});

it('says nothing of a limit to a plan without one', async () => {
  await show(21, { ...basic, subscriptionTier: 'premium' });
  expect(await screen.findByLabelText(/job title/i)).toBeVisible();
  expect(screen.queryByText(/active shifts/)).toBeNull();
});
