import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, unreachable, type RenderPageOptions } from '@tbt/web-kit/testing';
import { ShareableShiftsDocument } from '../generated/graphql';
import { SocialNetworksContext } from '../site/social-networks';
import { NETWORKS, ownShifts } from '../testing/social-scenes';
import { SocialPage } from './social-page';

const show = (options: RenderPageOptions = {}, networks = NETWORKS) =>
  renderPage(
    <SocialNetworksContext value={networks}>
      <SocialPage />
    </SocialNetworksContext>,
    { at: '/social', ...options },
  );

const clinic = () => ({ viewer: fakeViewer('clinic'), graph: ownShifts() });

const withSheet = (share: (data: ShareData) => Promise<void>) => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('shows the configured profiles, and no heading without any', async () => {
  const { unmount } = await show();
  const follow = within(screen.getByRole('region', { name: 'Our pages' }));
  expect(follow.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    NETWORKS.map(({ url }) => url),
  );
  unmount();
  await show({}, []);
  expect(screen.queryByText('Our pages')).not.toBeInTheDocument();
});

it('asks visitors to sign in, and brings them back', async () => {
  await show();
  expect(screen.getByText(/Log in to share/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('/social')),
  );
});

it('shares the chosen shift of a clinic by links where the browser has no share sheet', async () => {
  const user = userEvent.setup();
  await show(clinic());
  await user.selectOptions(await screen.findByLabelText('Shift'), '42');
  const url = 'http://localhost/jobs/42';
  expect(screen.getByLabelText('Link to the shift')).toHaveValue(url);
  const addressOf = (name: string) =>
    new URL(
      within(screen.getByRole('region', { name: 'Share a shift' }))
        .getByRole('link', { name })
        .getAttribute('href') ?? '',
    );
  expect(addressOf('Facebook').searchParams.get('u')).toBe(url);
  expect(addressOf('LinkedIn').searchParams.get('url')).toBe(url);
  expect(addressOf('X').searchParams.get('text')).toMatch(/^Dental Hygienist · .*December 4/);
  expect(decodeURIComponent(addressOf('Email').href)).toContain(`\n${url}`);
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
});

it('uses the share sheet where there is one; closing it is no failure', async () => {
  const shared: ShareData[] = [];
  withSheet(async (data) => {
    shared.push(data);
    throw new DOMException('closed', 'AbortError');
  });
  await show({ viewer: fakeViewer('hygienist') });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(shared[0]?.url).toMatch(/^http:\/\/localhost\/professionals\/\d+$/);
  expect(shared[0]?.title).toBe('Ana R. on Tooth Be Told');
  expect(screen.queryByText(/could not be opened/)).not.toBeInTheDocument();
  const profile = within(screen.getByRole('region', { name: 'Share your profile' }));
  expect(profile.queryByRole('link')).not.toBeInTheDocument();
});

it('says that the share sheet did not open', async () => {
  withSheet(() => Promise.reject(new DOMException('not now', 'InvalidStateError')));
  await show({ viewer: fakeViewer('hygienist') });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect((await screen.findAllByText(/The share menu could not be opened/)).length).toBeGreaterThan(
    0,
  );
});

it('leads a clinic without open shifts to posting one', async () => {
  await show({ ...clinic(), graph: ownShifts([]) });
  expect(await screen.findByText('No open shifts to share')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post a Shift' })).toHaveAttribute('href', '/post-job');
});

it('keeps the rest of the page when the shifts cannot be loaded', async () => {
  await show({ ...clinic(), graph: unreachable(ShareableShiftsDocument) });
  expect(await screen.findByText('Your shifts could not be loaded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open your referral link' })).toHaveAttribute(
    'href',
    '/refer',
  );
});

it('shows administrators, who have no profile, the rest alone', async () => {
  await show({ viewer: fakeViewer('clinic', { role: null, isAdmin: true }) });
  expect(screen.queryByText(/^Share/)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Our pages' })).toBeVisible();
});
