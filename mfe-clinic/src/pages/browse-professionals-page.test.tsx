import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { AddFavouriteDocument } from '@tbt/people-ui/testing';
import { browsing, professionals, professionalNode } from '../testing/fixtures';
import { BrowseProfessionalsPage } from './browse-professionals-page';

const graph = browsing([professionalNode()]);

describe('/browse-professionals', () => {
  it('shows a card as specified', async () => {
    await renderPage(<BrowseProfessionalsPage />, { graph });
    const card = within(await screen.findByRole('article', { name: 'Ana Reyes' }));
    for (const text of [
      'Toronto, Ontario',
      'Dental Hygienist',
      'School: Top Tier',
      'New Grad',
      '4.9 (12 reviews)',
      '2-5 years',
      'Verified for Ontario',
      'No limit',
      'Quiet operator',
      'English, French, Spanish',
      'Preventive, Surgical',
      'Monday',
      'Evenings',
    ])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getByRole('link', { name: 'Ana Reyes' })).toHaveAttribute(
      'href',
      '/professionals/2',
    );
    expect(card.getByRole('link', { name: 'Contact Professional' })).toHaveAttribute(
      'href',
      '/messages?userId=2',
    );
  });

  describe('what is known of a newcomer', () => {
    const fresh = professionalNode({
      totalReviews: 0,
      reliability: null,
      isVerified: false,
      hasLicence: false,
      verifiedProvinces: [],
    });

    it.each([
      ['to a clinic, which books', fakeViewer('clinic'), fresh, 1],
      ['not to other viewers', null, fresh, 0],
      ['to other professionals', fakeViewer('hygienist'), fresh, 0],
      [
        'nor where the province asks for no licence',
        fakeViewer('clinic'),
        { ...fresh, role: 'assistant' as const, province: 'Quebec' },
        0,
      ],
    ])('says that nothing was verified %s', async (_to, viewer, person, times) => {
      await renderPage(<BrowseProfessionalsPage />, { graph: browsing([person]), viewer });
      const record = await screen.findByText('New · no reviews yet');
      // No star, which would look like the button that keeps a favourite.
      expect(record.parentElement?.querySelector('svg')).toBeNull();
      expect(screen.queryAllByText('Not verified yet')).toHaveLength(times);
    });

    it('is not new with kept shifts, and verified without a licence', async () => {
      const reliability = { __typename: 'Reliability' as const, keptShifts: 4 };
      const person = { ...fresh, reliability, isVerified: true };
      await renderPage(<BrowseProfessionalsPage />, { graph: browsing([person]) });
      expect(await screen.findByText('4 shifts kept')).toBeVisible();
      expect(screen.queryByText('New · no reviews yet')).toBeNull();
      expect(screen.getByText('Verified')).toBeVisible();
    });
  });

  describe('the filters', () => {
    const asking = (seen: unknown[]) =>
      browsing([professionalNode()], false, (filter) => seen.push(filter));
    const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const date = (field: HTMLElement, value: string) =>
      fireEvent.change(field, { target: { value } });

    it('apply with the button, stay in the address and can be cleared', async () => {
      const seen: unknown[] = [];
      const at = '/browse-professionals';
      const page = await renderPage(<BrowseProfessionalsPage />, { at, graph: asking(seen) });
      await userEvent.selectOptions(await screen.findByLabelText('Role'), 'assistant');
      await userEvent.click(screen.getByRole('checkbox', { name: 'Verified only' }));
      await userEvent.type(screen.getByRole('searchbox'), ' ana ');
      expect(seen).toEqual([{}]);
      await search();
      await waitFor(() => expect(page.address()).toBe(`${at}?q=ana&role=assistant&verified=yes`));
      const asked = { role: 'assistant', q: 'ana', isVerified: true };
      await waitFor(() => expect(seen.at(-1)).toEqual(asked));
      await userEvent.click(screen.getByRole('button', { name: 'Clear All Filters' }));
      await waitFor(() => expect(page.address()).toBe(at));
      expect(screen.getByRole('searchbox')).toHaveValue('');
    });

    it('ignore invalid parameters of a link, and say so', async () => {
      const seen: unknown[] = [];
      const at = '/browse-professionals?role=dentist&province=Ontario';
      await renderPage(<BrowseProfessionalsPage />, { at, graph: asking(seen) });
      expect(await screen.findByText(/wasn’t recognized/)).toBeVisible();
      await waitFor(() => expect(seen).toEqual([{ province: 'Ontario' }]));
    });

    it('begin with the province of a clinic, which it can take off', async () => {
      const seen: unknown[] = [];
      const page = await renderPage(<BrowseProfessionalsPage />, {
        at: '/browse-professionals',
        viewer: fakeViewer('clinic'),
        graph: browsing(professionals, false, (filter, sort) => seen.push({ filter, sort })),
      });
      expect(
        await screen.findByText('In your province (Ontario), the nearest first'),
      ).toBeVisible();
      await waitFor(() =>
        expect(seen).toEqual([{ filter: { province: 'Ontario' }, sort: 'nearest' }]),
      );
      expect(screen.getByLabelText('Province')).toHaveValue('Ontario');
      expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'More filters and sorting' })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Show all of Canada' }));
      await waitFor(() => expect(seen.at(-1)).toEqual({ filter: {}, sort: 'verified_first' }));
      expect(page.address()).toBe('/browse-professionals?province=any');
      expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
      expect(screen.queryByText(/^In your province/)).toBeNull();
      expect(screen.queryByText(/wasn’t recognized/)).toBeNull();
    });

    it.each([null, fakeViewer('hygienist')])('begin with none for others', async (viewer) => {
      const seen: unknown[] = [];
      const at = '/browse-professionals';
      await renderPage(<BrowseProfessionalsPage />, { at, viewer, graph: asking(seen) });
      await waitFor(() => expect(seen).toEqual([{}]));
      expect(screen.queryByText(/^In your province/)).toBeNull();
    });

    it('ask a clinic who is free', async () => {
      const seen: unknown[] = [];
      const at = '/browse-professionals?province=any';
      const viewer = fakeViewer('clinic');
      const page = await renderPage(<BrowseProfessionalsPage />, {
        at,
        viewer,
        graph: asking(seen),
      });
      await userEvent.click(
        await screen.findByRole('button', { name: 'More filters and sorting' }),
      );
      date(screen.getByLabelText('Available from'), '2027-03-05');
      date(screen.getByLabelText('Available until'), '2027-03-01');
      await search();
      expect(await screen.findByText(/^Choose the same day or a later one/)).toBeVisible();
      expect(seen).toEqual([{}]);
      date(screen.getByLabelText('Available until'), '2027-03-08');
      await search();
      await waitFor(() =>
        expect(seen.at(-1)).toEqual({
          availableOn: { date: '2027-03-05', lastDate: '2027-03-08' },
        }),
      );
      expect(page.address()).toBe('/browse-professionals?freeFrom=2027-03-05&freeUntil=2027-03-08');
    });

    it('put the best rated first', async () => {
      const seen: unknown[] = [];
      const at = '/browse-professionals';
      const page = await renderPage(<BrowseProfessionalsPage />, {
        at,
        graph: browsing([], false, (_filter, sort) => seen.push(sort)),
      });
      await userEvent.click(
        await screen.findByRole('button', { name: 'More filters and sorting' }),
      );
      await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Best rated first');
      await search();
      await waitFor(() => expect(seen).toEqual(['verified_first', 'best_rated']));
      expect(page.address()).toBe(`${at}?sort=best_rated`);
    });

    it('goes by distance from the office of a clinic', async () => {
      const seen: unknown[] = [];
      const page = await renderPage(<BrowseProfessionalsPage />, {
        at: '/browse-professionals?maxDistance=25',
        viewer: fakeViewer('clinic'),
        graph: browsing(professionals, false, (filter, sort) => seen.push({ filter, sort })),
      });
      expect(await screen.findByText(/about 12 km away/)).toBeVisible();
      await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Nearest first');
      await userEvent.selectOptions(screen.getByLabelText('Distance from your office'), '50');
      await search();
      await waitFor(() =>
        expect(seen.at(-1)).toEqual({ filter: { maxDistance: 50 }, sort: 'nearest' }),
      );
      expect(page.address()).toBe('/browse-professionals?maxDistance=50&sort=nearest');
    });

    it('tells what is seen now and what Premium adds', async () => {
      const plan = { subscriptionTier: 'pro', subscriptionStatus: 'active' } as const;
      await renderPage(<BrowseProfessionalsPage />, {
        at: '/browse-professionals',
        viewer: fakeViewer('clinic', plan),
        graph: browsing(),
      });
      const added = await screen.findByText(/Premium adds: alerts without a limit/);
      expect(added).not.toHaveTextContent('writing first');
      expect(screen.getByText(/7 days free, then \$99\/month/)).toBeVisible();
    });

    it.each([null, fakeViewer('hygienist')])('are for clinics only', async (viewer) => {
      const seen: unknown[] = [];
      const at = '/browse-professionals?freeFrom=2027-03-05&language=Hindi';
      await renderPage(<BrowseProfessionalsPage />, { at, viewer, graph: asking(seen) });
      await waitFor(() => expect(seen).toEqual([{ language: 'Hindi' }]));
      expect(screen.getByLabelText('Language')).toBeVisible();
      expect(screen.queryByLabelText('Available from')).toBeNull();
      expect(screen.queryByLabelText('Distance from your office')).toBeNull();
    });
  });

  describe('what was searched', () => {
    const at = (q: string) => `/browse-professionals?q=${encodeURIComponent(q)}`;

    it('is marked where it was found', async () => {
      const page = { at: at('reyes toronto mcgill'), graph };
      const { container } = await renderPage(<BrowseProfessionalsPage />, page);
      expect(await screen.findByText('Matched: based in Toronto, McGill University')).toBeVisible();
      expect(screen.getByText('1 professional')).toBeVisible();
      const marked = [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
      expect(marked).toEqual(['Reyes', 'Toronto']);
    });

    it('shows the matched licence', async () => {
      await renderPage(<BrowseProfessionalsPage />, { at: at('licence'), graph });
      expect(await screen.findByText('Matched: licence in Ontario')).toBeVisible();
    });

    it('finds a licence number for a clinic', async () => {
      const holders = [professionalNode({ id: '9', firstName: 'Kim' })];
      const found = browsing([], false, undefined, holders);
      const viewer = fakeViewer('clinic');
      await renderPage(<BrowseProfessionalsPage />, { at: at('CDHO-4711'), graph: found, viewer });
      expect(await screen.findByText('Matched: licence CDHO-4711')).toBeVisible();
      expect(screen.getByRole('article', { name: 'Kim Reyes' })).toBeVisible();
      expect(screen.queryByText(/^No professionals found/)).toBeNull();
    });

    it('queries licence numbers for clinics only', async () => {
      const found = browsing([], false, undefined, [professionalNode()]);
      await renderPage(<BrowseProfessionalsPage />, { at: at('CDHO-4711'), graph: found });
      expect(await screen.findByText(/^No professionals found/)).toBeVisible();
    });
  });

  it('lets a clinic add a favourite by the card’s star, which visitors do not see', async () => {
    const add = answer(AddFavouriteDocument, ({ input }) => {
      const user = { __typename: 'User', id: String(input.userId), isFavourite: true };
      return { addFavourite: { __typename: 'FavouritePayload', user, errors: [] } };
    });
    const { unmount } = await renderPage(<BrowseProfessionalsPage />, { graph });
    await screen.findByRole('article', { name: 'Ana Reyes' });
    expect(screen.queryByRole('button', { name: 'Favourite: Ana Reyes' })).toBeNull();
    unmount();
    await renderPage(<BrowseProfessionalsPage />, {
      graph: { ...graph, ...add },
      viewer: fakeViewer('clinic'),
    });
    const star = await screen.findByRole('button', { name: 'Favourite: Ana Reyes' });
    await userEvent.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(screen.getByRole('button', { name: 'More about Ana Reyes' }));
    const hire = { name: 'Interested in a permanent hire' };
    expect(await screen.findByRole('menuitem', hire)).toBeVisible();
  });

  it('shows an empty state without matches', async () => {
    await renderPage(<BrowseProfessionalsPage />, {
      at: '/?role=assistant',
      graph: browsing([]),
    });
    expect(await screen.findByText('No professionals found matching your criteria.')).toBeVisible();
  });

  it('offers no plan to professionals', async () => {
    await renderPage(<BrowseProfessionalsPage />, { graph, viewer: fakeViewer('hygienist') });
    await screen.findByRole('region', { name: 'Professionals' });
    expect(document.querySelector('a[href="/subscription"]')).toBeNull();
  });

  it('links to the subscription', async () => {
    await renderPage(<BrowseProfessionalsPage />, { graph, locale: 'fr-CA' });
    expect(await screen.findByRole('link', { name: 'S’abonner' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  });
});
