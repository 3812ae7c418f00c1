import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { BrowseProfessionalsPage } from './browse-professionals-page';

const person = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'User',
  id: '2',
  firstName: 'Ana',
  lastName: 'Reyes',
  profilePicture: null,
  role: 'hygienist',
  city: 'Toronto',
  province: 'Ontario',
  educationTier: 'tier1',
  isNewGrad: true,
  avgRating: '4.85',
  totalReviews: 12,
  yearsExperience: '2-5',
  hasLicence: true,
  verifiedProvinces: ['Ontario'],
  travelDistance: 999,
  workingStyle: 'quiet_operator',
  languagesSpoken: ['English', 'French', 'Spanish', 'Hindi'],
  specialtyFocus: ['preventive', 'surgical', 'cosmetic'],
  availability: ['Monday', 'Evenings'],
  ...overrides,
});

const answer = (people: Record<string, unknown>[]) => ({
  data: {
    professionals: {
      __typename: 'ProfessionalConnection',
      edges: people.map((node) => ({ __typename: 'ProfessionalEdge', cursor: 'c', node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});
const graph: GraphAnswers = { BrowseProfessionalsPage: answer([person()]) };

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
      'Checked for Ontario',
      'No limit',
      'Quiet operator',
      'English, French, Spanish',
      'Preventive, Surgical',
      'Monday',
      'Evenings',
    ])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getByRole('link', { name: 'Contact Professional' })).toHaveAttribute(
      'href',
      '/messages?userId=2',
    );
  });

  it('calls somebody without reviews new', async () => {
    const fresh = person({ totalReviews: 0, isNewGrad: false, hasLicence: false });
    await renderPage(<BrowseProfessionalsPage />, {
      graph: { BrowseProfessionalsPage: answer([fresh]) },
    });
    expect(await screen.findByText('New')).toBeVisible();
    expect(screen.getByText('Not checked yet')).toBeVisible();
  });

  it('narrows the list at once and can be cleared', async () => {
    const seen: unknown[] = [];
    const page = await renderPage(<BrowseProfessionalsPage />, {
      at: '/browse-professionals',
      graph: {
        BrowseProfessionalsPage: ({ filter }) => {
          seen.push(filter);
          return answer([person()]);
        },
      },
    });
    await userEvent.selectOptions(await screen.findByLabelText('Role'), 'assistant');
    await userEvent.type(screen.getByRole('searchbox'), 'ana');
    await waitFor(() => expect(page.address()).toBe('/browse-professionals?role=assistant&q=ana'));
    await waitFor(() => expect(seen.at(-1)).toEqual({ role: 'assistant', q: 'ana' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    await waitFor(() => expect(page.address()).toBe('/browse-professionals'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('says so when nobody matches', async () => {
    await renderPage(<BrowseProfessionalsPage />, {
      at: '/?role=assistant',
      graph: { BrowseProfessionalsPage: answer([]) },
    });
    expect(await screen.findByText('No professionals found matching your criteria.')).toBeVisible();
  });

  it('links to the subscription', async () => {
    await renderPage(<BrowseProfessionalsPage />, { graph, locale: 'fr-CA' });
    expect(await screen.findByRole('link', { name: 'S’abonner' })).toHaveAttribute(
      'href',
      '/subscription',
    );
  });
});
