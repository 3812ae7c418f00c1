import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { offeredShifts } from '../testing/scenes';
import { clinicShiftNode } from '../testing/shift-fixtures';
import { clinicShifts } from '../testing/shift-scenes';
import { ShiftsPage } from './shifts-page';

const BASIC = {
  subscriptionTier: 'basic' as const,
  subscriptionStatus: 'active' as const,
  subscriptionEndsAt: null,
};

/** The dialog of further days, of a clinic with Basic and so many active shifts. */
async function openWith(used: number, locale: 'en-CA' | 'fr-CA' = 'en-CA', rest = {}) {
  const french = locale === 'fr-CA';
  await renderPage(<ShiftsPage />, {
    graph: {
      ...clinicShifts([clinicShiftNode()]),
      ShiftsInUse: { data: { offered: offeredShifts(used) } },
    },
    viewer: fakeViewer('clinic', { ...BASIC, ...rest }),
    locale,
  });
  const more = french ? /^Plus d’actions/ : /^More actions/;
  await userEvent.click(await screen.findByRole('button', { name: more }));
  const add = french ? 'Ajouter des jours' : 'Add more days';
  await userEvent.click(await screen.findByRole('menuitem', { name: add }));
  return within(await screen.findByRole('dialog'));
}

it('says what is used and, as days are added, when they are too many for the plan', async () => {
  const dialog = await openWith(4);
  expect(await dialog.findByText('4 of 5 active shifts used')).toBeVisible();
  expect(dialog.queryByRole('link')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Another day' }));
  expect(
    dialog.getByText('Your plan has room for 1 more active shift, and you chose 2 days'),
  ).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute(
    'href',
    '/subscription?plan=pro',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Remove day 2' }));
  expect(dialog.getByText('4 of 5 active shifts used')).toBeVisible();
});

it.each([
  ['en-CA', 'All 5 active shifts of your plan are in use', 'Upgrade to Pro', /^Day 1/],
  ['fr-CA', /^Les 5 quarts actifs que permet votre forfait/, 'Passer au forfait Pro', /^Jour 1/],
] as const)('asks for no days in %s once the plan is used up', async (locale, title, way, day) => {
  const dialog = await openWith(5, locale);
  expect(await dialog.findByText(title)).toBeVisible();
  expect(dialog.getByRole('link', { name: way })).toHaveAttribute('href', '/subscription?plan=pro');
  expect(dialog.queryByLabelText(day)).toBeNull();
});

it('offers no plan to a member who does not read it', async () => {
  const role = 'scheduler' as const;
  const clinics = [{ clinicId: 7, name: 'Harbour Dental', role, isActing: true }];
  const dialog = await openWith(5, 'en-CA', { clinics });
  expect(await dialog.findByText('All 5 active shifts of your plan are in use')).toBeVisible();
  expect(dialog.queryByRole('link')).toBeNull();
});
