import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { JobSearchPageDocument } from '../generated/graphql';
import { connectionOf, jobNode, type JobNode } from '../testing/fixtures';
import { series } from '../testing/job-fixtures';
import { JobSearchPage } from './job-search-page';

const answering = (nodes: JobNode[], hasNextPage = false): GraphAnswers =>
  answer(JobSearchPageDocument, { jobs: connectionOf('Job', nodes, hasNextPage) });

describe('/jobs', () => {
  it('shows a shift with everything the card promises', async () => {
    await renderPage(<JobSearchPage />, { at: '/jobs', graph: answering([jobNode()]) });
    const card = await screen.findByRole('article', { name: /hygienist for a full day/i });
    const clinic = within(card).getByRole('link', { name: 'Maple Dental · Clinic ID 1' });
    expect(clinic).toHaveAttribute('href', '/clinics/1');
    expect(within(card).getByText('New')).toBeVisible();
    expect(within(card).getByText('March 5, 2027')).toBeVisible();
    expect(within(card).getByText('8:00 AM - 4:00 PM')).toBeVisible();
    expect(within(card).getByText('$52.00').closest('dd')).toHaveTextContent('$52.00 per hour');
    expect(within(card).getByText('8:00 AM - 4:00 PM').closest('dl')).toHaveTextContent('8 hours');
    expect(within(card).getByText(/\$390\.00 total, 30 min unpaid break/)).toBeVisible();
    expect(within(card).getByText('12 King St W, Toronto, Ontario M5H 1A1')).toBeVisible();
    expect(within(card).getByText('Tracker, eight patients.')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Apply Now' })).toBeVisible();
  });

  it.each([
    [{ isUrgent: true, isRecurring: true }, 'Urgent'],
    [{ isRecurring: true }, 'Recurring'],
    [{}, 'New'],
  ])('marks %p as %s', async (job, badge) => {
    await renderPage(<JobSearchPage />, { graph: answering([jobNode(job)]) });
    expect(await screen.findByText(badge)).toBeVisible();
  });

  it('goes to the results once the unfolded form of a phone has searched', async () => {
    await renderPage(<JobSearchPage />, { at: '/jobs', graph: answering([jobNode()]) });
    const results = await screen.findByRole('region', { name: 'Open shifts' });
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await press();
    expect(results).not.toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /^Filters/, expanded: false }));
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'hygienist');
    await press();
    await waitFor(() => expect(results).toHaveFocus());
    expect(within(results).getByText('1 shift')).toBeVisible();
  });

  it('says new only of what was posted in the last two days', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const old = jobNode({ id: '8', title: 'Older', createdAt: hoursAgo(49) });
    const fresh = jobNode({ title: 'Fresh', createdAt: hoursAgo(47) });
    await renderPage(<JobSearchPage />, { graph: answering([fresh, old]) });
    const badgeIn = async (name: string) =>
      within(await screen.findByRole('article', { name })).queryByText('New');
    expect(await badgeIn('Fresh')).toBeVisible();
    expect(await badgeIn('Older')).toBeNull();
  });

  it('says once how many shifts there are and how they are paid', async () => {
    const two = [jobNode(), jobNode({ id: '8', title: 'Another' })];
    const page = await renderPage(<JobSearchPage />, { graph: answering(two) });
    expect(await screen.findByText('2 shifts')).toBeVisible();
    expect(screen.getAllByText(/arranged directly with the clinic, usually within/)).toHaveLength(
      1,
    );
    expect(screen.queryByText(/For your role/)).toBeNull();
    page.unmount();
    await renderPage(<JobSearchPage />, { graph: answering(two, true) });
    expect(await screen.findByText('2+ open shifts')).toBeVisible();
  });

  it('says that a filter of the address is not known', async () => {
    await renderPage(<JobSearchPage />, { at: '/jobs?role=pilot', graph: answering([jobNode()]) });
    expect(await screen.findByText(/Part of this link wasn’t recognized/)).toBeVisible();
  });

  it('falls back to the town while the clinic cannot be read', async () => {
    await renderPage(<JobSearchPage />, { graph: answering([jobNode({ clinic: null })]) });
    expect(await screen.findByText('Toronto, Ontario')).toBeVisible();
    expect(screen.getByText('Clinic ID 1')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Clinic ID 1' })).toBeNull();
  });

  it('offers three map services', async () => {
    await renderPage(<JobSearchPage />, { graph: answering([jobNode()]) });
    await userEvent.click(await screen.findByRole('button', { name: /directions to/i }));
    const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(names).toEqual(['Google Maps', 'Apple Maps', 'OpenStreetMap']);
  });

  it('puts the filters into the address when Search is pressed', async () => {
    const seen: unknown[] = [];
    const graph: GraphAnswers = {
      JobSearchPage: (variables) => {
        seen.push(variables.filter);
        return { data: { jobs: connectionOf('Job', [jobNode()]) } };
      },
    };
    const page = await renderPage(<JobSearchPage />, { at: '/jobs', graph });
    await screen.findByRole('article');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'assistant');
    await userEvent.selectOptions(screen.getByLabelText('Schedule'), 'half-day');
    expect(page.address()).toBe('/jobs');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(page.address()).toBe('/jobs?role=assistant&schedule=half-day');
    await waitFor(() => expect(seen.at(-1)).toEqual({ role: 'assistant', schedule: 'half_day' }));
  });

  it('says so when nothing matches', async () => {
    await renderPage(<JobSearchPage />, { at: '/jobs?role=assistant', graph: answering([]) });
    expect(await screen.findByText('No jobs found matching your criteria.')).toBeVisible();
  });

  it('holds the places of the shifts while it loads', async () => {
    await renderPage(<JobSearchPage />, { graph: { JobSearchPage: 'pending' } });
    expect(screen.getByText('Loading shifts')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search' })).toBeEnabled();
  });

  it('offers to try again after a failure', async () => {
    let isBroken = true;
    const graph: GraphAnswers = {
      JobSearchPage: () => {
        if (isBroken) throw new Error('down');
        return { data: { jobs: connectionOf('Job', [jobNode()]) } };
      },
    };
    await renderPage(<JobSearchPage />, { graph });
    expect(await screen.findByText('Failed to fetch jobs', {}, { timeout: 5000 })).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('keeps every filter in the address and asks the graph for it', async () => {
    const seen: Record<string, unknown>[] = [];
    const graph: GraphAnswers = {
      JobSearchPage: (variables) => {
        seen.push(variables);
        return { data: { jobs: connectionOf('Job', [jobNode()]) } };
      },
    };
    const page = await renderPage(<JobSearchPage />, { at: '/jobs', graph });
    await userEvent.click(await screen.findByRole('button', { name: 'More filters and sorting' }));
    await userEvent.type(screen.getByLabelText('City'), ' Laval ');
    await userEvent.selectOptions(screen.getByLabelText('Distance'), '25');
    await userEvent.type(screen.getByLabelText('Postal code'), 'h7a1a1');
    await userEvent.type(screen.getByLabelText('From'), '2027-03-01');
    await userEvent.type(screen.getByLabelText('To'), '2027-03-31');
    await userEvent.type(screen.getByLabelText('Minimum rate'), '45,5');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'nearest');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const near = { postalCode: 'H7A 1A1' };
    await waitFor(() =>
      expect(seen.at(-1)).toMatchObject({
        filter: {
          city: 'Laval',
          maxDistance: 25,
          near,
          dateFrom: '2027-03-01',
          dateTo: '2027-03-31',
          minRate: '45.50',
        },
        near,
        sort: 'nearest',
      }),
    );
    expect(page.address()).toBe(
      '/jobs?city=Laval&postalCode=H7A+1A1&maxDistance=25&dateFrom=2027-03-01&dateTo=2027-03-31&minRate=45.50&sort=nearest',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(page.address()).toBe('/jobs');
  });

  it('shows invalid input at its field, and does not search', async () => {
    const page = await renderPage(<JobSearchPage />, {
      at: '/jobs?city=Laval',
      graph: answering([jobNode()]),
    });
    await userEvent.type(await screen.findByLabelText('Postal code'), '90210');
    await userEvent.type(screen.getByLabelText('Minimum rate'), 'forty');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByLabelText('Postal code')).toBeInvalid();
    expect(screen.getByLabelText('Minimum rate')).toBeInvalid();
    expect(screen.getByLabelText('Postal code')).toHaveValue('90210');
    expect(page.address()).toBe('/jobs?city=Laval');
  });

  it('measures from the viewer’s address, and asks visitors for a postal code', async () => {
    const seen: unknown[] = [];
    const graph: GraphAnswers = {
      JobSearchPage: ({ filter }) => {
        seen.push(filter);
        return { data: { jobs: connectionOf('Job', [jobNode()]) } };
      },
    };
    const at = '/jobs?maxDistance=10&sort=nearest';
    const mine = await renderPage(<JobSearchPage />, {
      at,
      graph,
      viewer: fakeViewer('hygienist'),
    });
    await screen.findByRole('article');
    expect(seen).toEqual([{ maxDistance: 10 }]);
    mine.unmount();
    await renderPage(<JobSearchPage />, { at, graph });
    expect(await screen.findByText(/log in to search by distance/)).toBeVisible();
    expect(seen.at(-1)).toEqual({});
  });

  it('shows match, holiday and series', async () => {
    const job = jobNode({
      match: { __typename: 'Match', points: 86 },
      holiday: 'Canada Day',
      paymentTerms: 'net_14',
      series: series(),
      distance: { __typename: 'Distance', km: 12.4, isApproximate: true, isFromCityCentre: true },
    });
    const graph = answering([job]);
    await renderPage(<JobSearchPage />, { graph, viewer: fakeViewer('hygienist') });
    const card = await screen.findByRole('article');
    for (const text of [
      'Match 86/100',
      'Holiday: Canada Day',
      '3 days, booked together',
      'about 12 km from the centre of Toronto',
      'Pays within 14 days after the shift',
      'Kept 96% of its bookings',
    ])
      expect(within(card).getByText(text)).toBeVisible();
  });

  it('counts the open days of a series that is booked day by day', async () => {
    const { jobs, ...rest } = series(false);
    const days = jobs.map((day) => (day.id === '72' ? { ...day, status: 'booked' as const } : day));
    await renderPage(<JobSearchPage />, {
      graph: answering([jobNode({ series: { ...rest, jobs: days } })]),
    });
    expect(await screen.findByText('2 days open, booked separately')).toBeVisible();
  });

  it('names the time zone when the viewer’s differs', async () => {
    const offset =
      -new Date('2027-03-05T13:00:00Z').getTimezoneOffset() === 0 ? '-05:00' : '+00:00';
    await renderPage(<JobSearchPage />, { graph: answering([jobNode({ utcOffset: offset })]) });
    expect(await screen.findByText(/Toronto time/)).toBeVisible();
  });

  it('continues after the first page', async () => {
    const graph: GraphAnswers = {
      JobSearchPage: ({ after }) => ({
        data: { jobs: connectionOf('Job', [jobNode({ id: after ? '8' : '7' })], !after) },
      }),
    };
    await renderPage(<JobSearchPage />, { graph });
    expect(await screen.findByText('1 shift shown')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more shifts' }));
    expect(await screen.findByText('2 shifts shown')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more shifts' })).toBeNull();
  });

  it('sends the anonymous to sign in and on to the shift', async () => {
    const page = await renderPage(<JobSearchPage />, {
      at: '/jobs?role=hygienist',
      path: '/jobs',
      graph: answering([jobNode()]),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Apply Now' }));
    expect(page.address()).toBe('/auth?returnTo=%2Fjobs%2F7');
  });

  it('offers clinics no application', async () => {
    await renderPage(<JobSearchPage />, {
      graph: answering([jobNode()]),
      viewer: fakeViewer('clinic'),
    });
    await screen.findByRole('article');
    expect(screen.queryByText('Apply Now')).toBeNull();
  });

  it('reads in French', async () => {
    await renderPage(<JobSearchPage />, { graph: answering([jobNode()]), locale: 'fr-CA' });
    expect(await screen.findByText('Trouver un quart de travail')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Postuler' })).toBeVisible();
  });
});
