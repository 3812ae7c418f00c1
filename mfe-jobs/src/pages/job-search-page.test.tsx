import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { JobSearchPageDocument } from '../generated/graphql';
import { connectionOf, jobNode, type JobNode } from '../testing/fixtures';
import { JobSearchPage } from './job-search-page';

const answering = (nodes: JobNode[], hasNextPage = false): GraphAnswers =>
  answer(JobSearchPageDocument, { jobs: connectionOf('Job', nodes, hasNextPage) });

describe('/jobs', () => {
  it('shows a shift with everything the card promises', async () => {
    await renderPage(<JobSearchPage />, { at: '/jobs', graph: answering([jobNode()]) });
    const card = await screen.findByRole('article', { name: /hygienist for a full day/i });
    const clinic = within(card).getByRole('link', { name: 'Maple Dental · Clinic #1' });
    expect(clinic).toHaveAttribute('href', '/clinics/1');
    expect(within(card).getByText('New')).toBeVisible();
    expect(within(card).getByText('March 5, 2027')).toBeVisible();
    expect(within(card).getByText('8:00 AM - 4:00 PM')).toBeVisible();
    expect(within(card).getByText('$52.00').closest('dd')).toHaveTextContent('$52.00 per hour');
    expect(within(card).getByText('8:00 AM - 4:00 PM').closest('dl')).toHaveTextContent('8 h');
    expect(within(card).getByText('12 King St W, Toronto, Ontario M5H 1A1')).toBeVisible();
    expect(within(card).getByText(/arranged directly/)).toBeVisible();
  });

  it.each([
    [{ isUrgent: true, isRecurring: true }, 'Urgent'],
    [{ isRecurring: true }, 'Recurring'],
    [{}, 'New'],
  ])('marks %p as %s', async (job, badge) => {
    await renderPage(<JobSearchPage />, { graph: answering([jobNode(job)]) });
    expect(await screen.findByText(badge)).toBeVisible();
  });

  it('says that a filter of the address is not known', async () => {
    await renderPage(<JobSearchPage />, { at: '/jobs?role=pilot', graph: answering([jobNode()]) });
    expect(await screen.findByText(/A filter in this address is not known/)).toBeVisible();
  });

  it('falls back to the town while the clinic cannot be read', async () => {
    await renderPage(<JobSearchPage />, { graph: answering([jobNode({ clinic: null })]) });
    expect(await screen.findByText('Toronto, Ontario')).toBeVisible();
    expect(screen.getByText('Clinic #1')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Clinic #1' })).toBeNull();
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
    await waitFor(() =>
      expect(seen.at(-1)).toEqual({ province: null, role: 'assistant', schedule: 'half_day' }),
    );
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

  it('applies and shows where the application stands', async () => {
    const graph: GraphAnswers = {
      ...answering([jobNode()]),
      ApplyToJob: ({ input }) => {
        expect(input).toEqual({ jobId: '7' });
        const application = { __typename: 'Application', id: '31', status: 'pending' };
        return {
          data: {
            applyToJob: {
              __typename: 'ApplyToJobPayload',
              errors: [],
              application: {
                ...application,
                job: { __typename: 'Job', id: '7', myApplication: application },
              },
            },
          },
        };
      },
    };
    await renderPage(<JobSearchPage />, { graph, viewer: fakeViewer('hygienist') });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply Now' }));
    expect(await screen.findByText('Application Submitted!')).toBeVisible();
    expect(screen.getByText('Your application: Pending')).toBeVisible();
  });

  it('shows the reason of a refusal and keeps the button', async () => {
    const graph: GraphAnswers = {
      ...answering([jobNode()]),
      ApplyToJob: {
        data: {
          applyToJob: {
            __typename: 'ApplyToJobPayload',
            application: null,
            errors: [
              {
                __typename: 'UserError',
                code: 'CONFLICT',
                message: 'This shift is no longer open.',
                path: [],
                reasons: [],
              },
            ],
          },
        },
      },
    };
    await renderPage(<JobSearchPage />, { graph, viewer: fakeViewer('hygienist') });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply Now' }));
    expect(await screen.findByText('This shift is no longer open.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
  });

  it('sends the anonymous to sign in and on to the shift', async () => {
    const page = await renderPage(<JobSearchPage />, {
      at: '/jobs?role=hygienist',
      path: '/jobs',
      graph: answering([jobNode()]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Apply Now' }));
    expect(page.address()).toBe('/auth?returnTo=%2Fjobs%2F7');
  });

  it('offers clinics no application', async () => {
    await renderPage(<JobSearchPage />, {
      graph: answering([jobNode()]),
      viewer: fakeViewer('clinic'),
    });
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
  });

  it('reads in French', async () => {
    await renderPage(<JobSearchPage />, { graph: answering([jobNode()]), locale: 'fr-CA' });
    expect(await screen.findByText('Trouver un quart')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Postuler' })).toBeVisible();
  });
});
