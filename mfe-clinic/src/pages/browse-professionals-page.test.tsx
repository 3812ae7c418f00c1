import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { AddFavouriteDocument } from '../generated/graphql';
import { browsing, professionalNode } from '../testing/fixtures';
import { BrowseProfessionalsPage } from './browse-professionals-page';

const graph = browsing([professionalNode()]);

describe('/browse-professionals', () => {
  it('shows a card as specified', async () => {
    await renderPage(<BrowseProfessionalsPage />, { graph });
    const card = within(await screen.findByRole('article', { name: 'Ana Reyes' }));
    for (const text of [
      'Toronto, Ontario',
      'Dental Hygienist',
      'Top Tier',
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

  it('calls somebody without reviews new', async () => {
    const fresh = professionalNode({ totalReviews: 0, isNewGrad: false, hasLicence: false });
    await renderPage(<BrowseProfessionalsPage />, {
      graph: browsing([fresh]),
    });
    expect(await screen.findByText('New')).toBeVisible();
    expect(screen.getByText('Not verified yet')).toBeVisible();
  });

  it('narrows the list at once and can be cleared', async () => {
    const seen: unknown[] = [];
    const page = await renderPage(<BrowseProfessionalsPage />, {
      at: '/browse-professionals',
      graph: browsing([professionalNode()], false, (filter) => seen.push(filter)),
    });
    await userEvent.selectOptions(await screen.findByLabelText('Role'), 'assistant');
    await userEvent.type(screen.getByRole('searchbox'), 'ana');
    await waitFor(() => expect(page.address()).toBe('/browse-professionals?role=assistant&q=ana'));
    await waitFor(() => expect(seen.at(-1)).toEqual({ role: 'assistant', q: 'ana' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    await waitFor(() => expect(page.address()).toBe('/browse-professionals'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  describe('who is free', () => {
    const asking = (seen: unknown[]) =>
      browsing([professionalNode()], false, (filter) => seen.push(filter));
    const date = (field: HTMLElement, value: string) =>
      fireEvent.change(field, { target: { value } });

    it('is asked for days, kept in the address', async () => {
      const seen: unknown[] = [];
      const page = await renderPage(<BrowseProfessionalsPage />, {
        at: '/browse-professionals?freeFrom=2027-02-30',
        viewer: fakeViewer('clinic'),
        graph: asking(seen),
      });
      await waitFor(() => expect(seen).toEqual([{}]));
      date(screen.getByLabelText('Free from'), '0202-03-05');
      expect(seen).toEqual([{}]);
      date(screen.getByLabelText('Free from'), '2027-03-05');
      await waitFor(() =>
        expect(seen.at(-1)).toEqual({ availableOn: { date: '2027-03-05', lastDate: null } }),
      );
      date(screen.getByLabelText('Free until'), '2027-03-08');
      await waitFor(() =>
        expect(seen.at(-1)).toEqual({
          availableOn: { date: '2027-03-05', lastDate: '2027-03-08' },
        }),
      );
      expect(page.address()).toBe('/browse-professionals?freeFrom=2027-03-05&freeUntil=2027-03-08');
      date(screen.getByLabelText('Free from'), '');
      await waitFor(() => expect(page.address()).toBe('/browse-professionals'));
      expect(screen.queryByLabelText('Free until')).toBeNull();
    });

    it('says so when the last day is before the first', async () => {
      const seen: unknown[] = [];
      await renderPage(<BrowseProfessionalsPage />, {
        at: '/browse-professionals?freeFrom=2027-03-05&freeUntil=2027-03-01',
        viewer: fakeViewer('clinic'),
        graph: asking(seen),
      });
      expect(await screen.findByText(/^Choose the same day or a later one/)).toBeVisible();
      await waitFor(() =>
        expect(seen).toEqual([{ availableOn: { date: '2027-03-05', lastDate: null } }]),
      );
    });

    it.each([null, fakeViewer('hygienist')])('is for clinics only', async (viewer) => {
      const seen: unknown[] = [];
      await renderPage(<BrowseProfessionalsPage />, {
        at: '/browse-professionals?freeFrom=2027-03-05',
        viewer,
        graph: asking(seen),
      });
      await waitFor(() => expect(seen).toEqual([{}]));
      expect(screen.queryByLabelText('Free from')).toBeNull();
    });
  });

  it('lets a clinic keep somebody by the star of the card, strangers see none', async () => {
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
    expect(await screen.findByRole('menuitem', { name: 'I would like to hire' })).toBeVisible();
  });

  it('says so when nobody matches', async () => {
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
