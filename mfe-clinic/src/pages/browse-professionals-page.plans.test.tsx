import { screen, within } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { browsing, professionalNode, shiftToFill } from '../testing/fixtures';
import { launchOffer } from '../testing/pricing-scenes';
import { BrowseProfessionalsPage } from './browse-professionals-page';

it('names the cheapest plan of what a clinic without one lacks, and the open launch offer', async () => {
  await renderPage(<BrowseProfessionalsPage />, {
    at: '/browse-professionals',
    viewer: fakeViewer('clinic'),
    graph: { ...browsing(), ...launchOffer(3) },
  });
  const added = await screen.findByText(/Basic adds: search by licence number\./);
  expect(added).toHaveTextContent('Pro adds: writing first and everyone who fits a shift.');
  expect(added).toHaveTextContent(/Premium adds: alerts without a limit and emergency/);
  expect(await screen.findByText('Only 3 spots left!')).toBeVisible();
  expect(screen.queryByText(/then \$99\/month/)).toBeNull();
});

it.each([
  ['invites first where the plan cannot write first', 'basic', ['Invite to a shift']],
  ['writes first with Pro', 'pro', []],
] as const)('%s', async (_case, subscriptionTier, invites) => {
  await renderPage(<BrowseProfessionalsPage />, {
    at: '/browse-professionals',
    viewer: fakeViewer('clinic', { subscriptionTier, subscriptionStatus: 'active' }),
    graph: browsing([professionalNode()]),
  });
  const card = within(await screen.findByRole('article', { name: 'Ana Reyes' }));
  const links = card.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(1)).toEqual([...invites, 'Contact Professional']);
  const note = card.queryByText(/^To write first, you need the Pro plan\./);
  expect(note !== null).toBe(invites.length > 0);
});

it('leads to the invitation to the shift that it was opened for', async () => {
  await renderPage(<BrowseProfessionalsPage />, {
    at: '/browse-professionals?role=hygienist&province=Ontario&shift=9',
    viewer: fakeViewer('clinic', { subscriptionTier: 'pro', subscriptionStatus: 'active' }),
    graph: { ...browsing([professionalNode()]), ...shiftToFill() },
  });
  expect(
    await screen.findByText('Hygienist for a full day · Friday, March 5 · 8:00 AM - 4:00 PM'),
  ).toBeVisible();
  expect(await screen.findByText(/Choose a professional to invite to your shift/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the shift' })).toHaveAttribute(
    'href',
    '/shifts?shift=9',
  );
  const card = within(await screen.findByRole('article', { name: 'Ana Reyes' }));
  expect(card.getByRole('link', { name: 'Invite to this shift' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/professionals\/\d+\?shift=9$/),
  );
});

it('says of a professional that they are invited to that shift', async () => {
  await renderPage(<BrowseProfessionalsPage />, {
    at: '/browse-professionals?shift=9',
    viewer: fakeViewer('clinic'),
    graph: { ...browsing(), ...shiftToFill('2') },
  });
  const invited = within(await screen.findByRole('article', { name: 'Ana Reyes' }));
  expect(await invited.findByRole('button', { name: 'Invited to this shift' })).toBeDisabled();
  expect(invited.queryByRole('link', { name: 'Invite to this shift' })).toBeNull();
  const other = within(screen.getByRole('article', { name: 'Bao Tran' }));
  expect(other.getByRole('link', { name: 'Invite to this shift' })).toBeVisible();
});
