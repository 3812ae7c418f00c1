import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CLOCK_AHEAD_ATTRIBUTE } from '@tbt/contracts';
import { ChosenLocationNotice, Link, outbox } from '@tbt/web-kit';
import { answer, answerRequests, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import {
  ActForClinicDocument,
  LocationChoiceDocument,
  RememberLanguageDocument,
} from '../generated/graphql';
import { PageChrome } from './page-chrome';

const chrome = (
  <PageChrome>
    <h1>Page</h1>
  </PageChrome>
);

it('marks the current route', async () => {
  await renderPage(chrome, { at: '/jobs' });
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getByRole('link', { current: 'page' })).toHaveTextContent('Find Jobs');
});

it('tells the time of a demo clock, and nothing otherwise', async () => {
  await renderPage(chrome);
  expect(screen.queryByText(/^Demo clock/)).not.toBeInTheDocument();
  cleanup();
  document.documentElement.setAttribute(CLOCK_AHEAD_ATTRIBUTE, '93600000');
  await renderPage(chrome);
  expect(screen.getByText(/^Demo clock: \w+ \d+, \d{4}, \d+:\d\d [AP]M$/)).toBeVisible();
  document.documentElement.removeAttribute(CLOCK_AHEAD_ATTRIBUTE);
});

it('opens and closes the small menu, by the button, by Escape and by a link', async () => {
  const { address } = await renderPage(chrome);
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = () => screen.queryByRole('navigation', { name: 'Site menu' });
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(menu()).not.toBeInTheDocument();
  await open();
  await userEvent.keyboard('{Escape}');
  expect(menu()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  await open();
  await userEvent.click(within(menu() as HTMLElement).getByRole('link', { name: 'Support' }));
  expect(menu()).not.toBeInTheDocument();
  expect(address()).toBe('/messages');
});

it('closes the small menu when a link of the page is followed', async () => {
  const { address } = await renderPage(
    <PageChrome>
      <Link to="/jobs">All shifts</Link>
    </PageChrome>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('navigation', { name: 'Site menu' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'All shifts' }));
  expect(address()).toBe('/jobs');
  expect(screen.queryByRole('navigation', { name: 'Site menu' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

it('asks before a log-out that deletes what waits to be sent', async () => {
  const restore = answerRequests({ 'POST /api/auth/logout': { status: 204 } });
  const waiting = {
    ...{ id: 'key', operation: 'LocationChoice', document: LocationChoiceDocument },
    ...{ variables: {}, writtenAt: 0, refusal: null },
    subject: { name: 'your message', path: '/messages' },
  };
  const list = jest.spyOn(outbox, 'list').mockReturnValue([waiting]);
  await renderPage(chrome, { viewer: fakeViewer('hygienist') });
  const leave = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ana Reyes' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    return within(await screen.findByRole('alertdialog', { name: /isn’t sent yet/ }));
  };
  await userEvent.click((await leave()).getByRole('button', { name: 'Stay logged in' }));
  expect(screen.getByRole('button', { name: 'Account of Ana Reyes' })).toBeVisible();
  await userEvent.click((await leave()).getByRole('button', { name: 'Log out anyway' }));
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
  list.mockRestore();
  restore();
});

it('offers account and log-out to signed-in users', async () => {
  const restore = answerRequests({ 'POST /api/auth/logout': { status: 204 } });
  await renderPage(chrome, { viewer: fakeViewer('hygienist') });
  expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Account of Ana Reyes' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect((await screen.findAllByText('You are logged out')).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
  restore();
});

it('chooses the clinic that the session acts for', async () => {
  const own = { clinicId: 7, name: 'Harbour Dental', role: 'scheduler' as const };
  const hygienist = fakeViewer('hygienist', { clinics: [{ ...own, isActing: false }] });
  const restore = answerRequests({
    'GET /api/auth/me': { body: { ...hygienist, clinics: [{ ...own, isActing: true }] } },
  });
  const sent: object[] = [];
  const graph = answer(ActForClinicDocument, (variables) => {
    sent.push(variables);
    return { actForClinic: { __typename: 'ActForClinicPayload', memberships: [], errors: [] } };
  });
  await renderPage(chrome, { viewer: hygienist, graph });
  await userEvent.click(screen.getByRole('button', { name: 'Account of Ana Reyes' }));
  const choice = await screen.findByRole('menuitemradio', { name: 'Harbour Dental' });
  expect(screen.getByRole('menuitemradio', { name: 'My own account' })).toBeChecked();
  await userEvent.click(choice);
  expect(
    await screen.findByRole('button', { name: 'Account of Ana Reyes, for Harbour Dental' }),
  ).toBeVisible();
  expect(sent).toEqual([{ input: { clinicId: '7' } }]);
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getAllByRole('link')[2]).toHaveTextContent('Post Jobs');
  restore();
});

const locationsOf = (...names: string[]) =>
  answer(LocationChoiceDocument, {
    clinicLocations: names.map((name, at) => ({
      ...{ __typename: 'ClinicLocation', id: String(at + 1), name, isClosed: false },
    })),
  });

it('chooses the office whose shifts a clinic sees', async () => {
  const clinic = fakeViewer('clinic');
  const page = (
    <PageChrome>
      <ChosenLocationNotice />
    </PageChrome>
  );
  await renderPage(page, { viewer: clinic, graph: locationsOf('East office') });
  await userEvent.click(screen.getByRole('button', { name: /^Account of/ }));
  expect(await screen.findByRole('menuitemradio', { name: 'All locations' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'East office' }));
  expect(await screen.findByText('Only East office')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all locations' }));
  expect(screen.queryByText('Only East office')).not.toBeInTheDocument();
});

it('offers no choice to a clinic with one office', async () => {
  await renderPage(chrome, { viewer: fakeViewer('clinic'), graph: locationsOf() });
  await userEvent.click(screen.getByRole('button', { name: /^Account of/ }));
  await screen.findByRole('menuitem', { name: 'Log out' });
  expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument();
});

const WITH_PAGE = [
  ...['Find Jobs', 'Post Jobs', 'Find Staff', 'Alerts', 'AI Matching', 'Emergency'],
  ...['Alert System', 'Messages', 'Pricing', 'Social', 'Feedback', 'Profile', 'Subscribe'],
  ...['Blog', 'Contact'],
];

it.each([
  ['a visitor', null, ['Find Jobs', 'Post Jobs', 'Find Staff']],
  [
    'a professional',
    fakeViewer('assistant'),
    ['My shifts', 'Find Jobs', 'AI Matching', 'Messages'],
  ],
  [
    'a clinic',
    fakeViewer('clinic'),
    ['Dashboard', 'My shifts', 'Post Jobs', 'Find Staff', 'AI Matching', 'Messages'],
  ],
])('puts the work of %s first and keeps every specified link', async (_, viewer, work) => {
  await renderPage(chrome, { viewer });
  const links = within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');
  expect(links.slice(0, work.length)).toEqual(work);
  expect(links.slice(work.length)).toEqual(WITH_PAGE.filter((name) => !work.includes(name)));
});

it.each([
  ['hygienist', ['My shifts', 'Find Jobs', 'AI Matching', 'Messages', 'Earnings']],
  [
    'clinic',
    [
      ...[
        'Dashboard',
        'My shifts',
        'Post Jobs',
        'Find Staff',
        'AI Matching',
        'Messages',
        'Emergency Coverage',
        'Roster',
        'Team',
        'Locations',
        'Spending',
        'My plan',
      ],
    ],
  ],
] as const)('starts both menus of a %s with their own work', async (role, work) => {
  await renderPage(chrome, { viewer: fakeViewer(role) });
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Site menu' }));
  const headings = menu.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings[0]).toBe('Your work');
  const links = menu.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.slice(0, work.length + 2)).toEqual(['Home', ...work, 'My profile']);
  expect(links).not.toContain('Create Profile');
  expect(new Set(links).size).toBe(links.length);
  await userEvent.click(screen.getByRole('button', { name: /^Account of/ }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items.slice(0, work.length)).toEqual(work);
});

it('offers admin pages to administrators only', async () => {
  const { unmount } = await renderPage(chrome, {
    viewer: fakeViewer('clinic', { role: null, isAdmin: true }),
  });
  await userEvent.click(screen.getByRole('button', { name: /^Account of/ }));
  expect(await screen.findByRole('menuitem', { name: 'Verification desk' })).toHaveAttribute(
    'href',
    '/admin-verification',
  );
  expect(screen.getByRole('menuitem', { name: 'Marketplace desk' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Subscriptions desk' })).toHaveAttribute(
    'href',
    '/admin-subscriptions',
  );
  unmount();
  await renderPage(chrome, { viewer: fakeViewer('clinic') });
  await userEvent.click(screen.getByRole('button', { name: /^Account of/ }));
  expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /desk/ })).not.toBeInTheDocument();
});

it('credits the source of its place data', async () => {
  await renderPage(chrome);
  expect(screen.getByRole('link', { name: 'Place data: GeoNames (CC BY 4.0)' })).toHaveAttribute(
    'href',
    'https://www.geonames.org/',
  );
});

it('links to the legal pages in the footer', async () => {
  await renderPage(chrome);
  const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
  const links = legal.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    ...['/privacy', '/terms', '/cookies', '/accessibility', '/credits'],
    ...['/contact#support', '/status'],
  ]);
});

it('switches the language in place', async () => {
  await renderPage(chrome);
  await userEvent.click(screen.getByRole('button', { name: /passer au français/i }));
  expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeVisible();
  expect(document.documentElement.lang).toBe('fr-CA');
  expect(document.cookie).toContain('locale=fr-CA');
});

it('saves the language in a signed-in user’s account', async () => {
  const asked: unknown[] = [];
  const user = { __typename: 'User' as const, id: '2', locale: 'fr-CA' };
  const graph = answer(RememberLanguageDocument, ({ input }) => {
    asked.push(input);
    return { changeLanguage: { __typename: 'ChangeLanguagePayload', user } };
  });
  await renderPage(chrome, { viewer: fakeViewer('hygienist'), graph });
  await userEvent.click(screen.getByRole('button', { name: /passer au français/i }));
  await waitFor(() => expect(asked).toEqual([{ locale: 'fr-CA' }]));
});

it('shows the offline indicator while offline', async () => {
  await renderPage(chrome);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText("You're offline")).toBeVisible();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText("You're offline")).not.toBeInTheDocument();
});
