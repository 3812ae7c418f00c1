import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  applicationState,
  series,
  wholeJobNode,
  wholeMatch,
  type WholeJobNode,
} from '../testing/job-fixtures';
import { JobPage } from './job-page';

const aJob = (
  overrides: Partial<WholeJobNode> = {},
  pendingApplicationCount: number | null = null,
) => ({
  ...wholeJobNode(overrides),
  pendingApplicationCount,
});
const show = (graph: GraphAnswers, at = '/jobs/7') =>
  renderPage(<JobPage />, { at, path: '/jobs/:id', graph, viewer: fakeViewer('hygienist') });

describe('/jobs/:id', () => {
  it('shows one shift and lets a professional apply', async () => {
    await show({ JobPage: ({ id }) => ({ data: { job: aJob({ id: String(id) }) } }) });
    expect(await screen.findByRole('article', { name: /hygienist for a full day/i })).toBeVisible();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Hygienist for a full day' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.getByText(/^Payment is arranged directly with the clinic/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All open shifts' })).toHaveAttribute('href', '/jobs');
  });

  it('shows the professional the counter-offer’s rate with the posted one', async () => {
    const myApplication = applicationState({ status: 'countered', hourlyRate: '56.00' });
    await show({ JobPage: { data: { job: aJob({ myApplication }) } } });
    expect(await screen.findByText('$56.00')).toBeVisible();
    expect(screen.getByText(/^per hour offered \(posted at \$52\.00\)/)).toBeVisible();
  });

  it.each([
    [null, 'Your booking for this shift has ended'],
    [{ __typename: 'Booking', id: '50' }, 'Your application: Accepted'],
  ] as const)(
    'tells what holds of an accepted application with the booking %j',
    async (booking, text) => {
      const myApplication = applicationState({ status: 'accepted' });
      await show({
        JobPage: { data: { job: aJob({ status: 'booked', booking, myApplication }) } },
      });
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  it('shows the owner who is booked, at which rate, and the way there', async () => {
    const booking = {
      ...{ __typename: 'Booking', id: '50', status: 'booked', hourlyRate: '47.00' },
      professionalId: '2',
      professional: {
        ...{ __typename: 'User', id: '2', firstName: 'Ana', lastName: 'Reyes' },
        ...{ role: 'hygienist', profilePicture: null },
      },
    };
    await renderPage(<JobPage />, {
      ...{ at: '/jobs/7', path: '/jobs/:id', viewer: fakeViewer('clinic') },
      graph: { JobPage: { data: { job: { ...aJob({ status: 'booked' }, 0), booking } } } },
    });
    expect(await screen.findByRole('link', { name: /Ana Reyes/ })).toBeVisible();
    expect(screen.getByText('$47.00 per hour')).toBeVisible();
    expect(screen.getByRole('link', { name: /booking/i })).toHaveAttribute('href', '/shifts/50');
  });

  it('shows the owner the number of open applications, with a link', async () => {
    await renderPage(<JobPage />, {
      at: '/jobs/7',
      path: '/jobs/:id',
      viewer: fakeViewer('clinic'),
      graph: { JobPage: { data: { job: aJob({}, 2) } } },
    });
    const link = await screen.findByRole('link', { name: '2 applications need your answer.' });
    expect(link).toHaveAttribute('href', '/shifts?shift=7');
    expect(screen.getByRole('link', { name: 'My shifts' })).toHaveAttribute('href', '/shifts');
    expect(screen.getByText(/^You pay the professional directly/)).toBeVisible();
  });

  it.each([
    ['active', 0, 'What happens next'],
    ['invited', 0, 'The professionals you chose are asked first'],
  ] as const)(
    'tells the owner of a shift that is %s what comes next',
    async (status, count, title) => {
      await renderPage(<JobPage />, {
        at: '/jobs/7',
        path: '/jobs/:id',
        viewer: fakeViewer('clinic'),
        graph: { JobPage: { data: { job: aJob({ status }, count) } } },
      });
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByRole('link', { name: 'See who fits' })).toHaveAttribute(
        'href',
        '/shifts?shift=7',
      );
    },
  );

  it('tells the owner of a booking that was cancelled just now, and posts nothing twice', async () => {
    await renderPage(<JobPage />, {
      ...{ at: '/jobs/7', path: '/jobs/:id', viewer: fakeViewer('clinic') },
      graph: { JobPage: { data: { job: { ...aJob({ status: 'booked' }, 0), booking: null } } } },
    });
    expect(await screen.findByText('The booking of this shift was cancelled')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Post again' })).toBeNull();
  });

  it('leads to the emergency request for the shift that asks the professional', async () => {
    const asked = (jobId: string) => ({
      data: {
        emergencyRequests: {
          edges: [{ node: { id: '3', jobId, status: 'active', myResponse: null } }],
        },
      },
    });
    const job = aJob({ isUrgent: true });
    const page = await show({ JobPage: { data: { job } }, OpenEmergencies: asked('7') });
    expect(await screen.findByText(/^Answer its request instead of applying/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer now' })).toHaveAttribute(
      'href',
      '/emergency-coverage',
    );
    expect(screen.getByText('The clinic asks you for this shift')).toBeVisible();
    const apply = screen.getByRole('button', { name: 'Apply Now' });
    expect(apply).toHaveAttribute('data-variant', 'secondary');
    page.unmount();
    await show({ JobPage: { data: { job } }, OpenEmergencies: asked('8') });
    expect(await screen.findByRole('button', { name: 'Apply Now' })).toBeEnabled();
    expect(screen.queryByRole('link', { name: 'Answer now' })).toBeNull();
    expect(await screen.findByText(/the clinic can also ask professionals in turn/)).toBeVisible();
  });

  it('hides applications from other clinics', async () => {
    await renderPage(<JobPage />, {
      at: '/jobs/7',
      path: '/jobs/:id',
      viewer: fakeViewer('clinic'),
      graph: { JobPage: { data: { job: aJob() } } },
    });
    expect(await screen.findByRole('article', { name: /hygienist/i })).toBeVisible();
    expect(screen.queryByText(/need your answer|No applications/)).toBeNull();
  });

  it('offers edit and repost to the owner only', async () => {
    await renderPage(<JobPage />, {
      at: '/jobs/7',
      path: '/jobs/:id',
      viewer: fakeViewer('clinic'),
      graph: { JobPage: { data: { job: aJob({}, 0) } } },
    });
    const edit = await screen.findByRole('link', { name: 'Edit shift' });
    expect(edit).toHaveAttribute('href', '/post-job?edit=7');
    expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute(
      'href',
      '/post-job?from=7',
    );
  });

  it.each([
    ['near', 30, 1],
    ['far', 60, 0],
  ])('offers emergency cover for an own shift that is %s', async (_, hours, links) => {
    const startsAt = new Date(Date.now() + hours * 3_600_000).toISOString();
    await renderPage(<JobPage />, {
      at: '/jobs/7',
      path: '/jobs/:id',
      viewer: fakeViewer('clinic'),
      graph: { JobPage: { data: { job: aJob({ startsAt }, 0) } } },
    });
    expect(await screen.findByRole('link', { name: 'Edit shift' })).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Ask for emergency cover' })).toHaveLength(links);
  });

  it('tells no share of a clinic’s first bookings', async () => {
    const job = aJob();
    const clinic = job.clinic && {
      ...job.clinic,
      reliability: {
        ...{ __typename: 'Reliability' as const, score: 0 },
        ...{ keptShifts: 0, cancelledShifts: 1 },
      },
    };
    await show({ JobPage: { data: { job: { ...job, clinic } } } });
    expect(await screen.findByText('0 kept, 1 cancelled so far')).toBeVisible();
  });

  it('shows culture, clinic, days, match and Ontario’s statements', async () => {
    const job = aJob({
      match: wholeMatch(),
      series: series(),
      clinicVibe: 'family_friendly',
      patientTypes: ['pediatric', 'general'],
    });
    await show({ JobPage: { data: { job } } });
    expect(await screen.findByText('Family-friendly')).toBeVisible();
    expect(screen.getByText('Pediatric and General')).toBeVisible();
    expect(screen.getByText('Kept 96% of its bookings (24 kept, 1 cancelled)')).toBeVisible();
    expect(screen.getByRole('link', { name: 'March 12, 2027' })).toHaveAttribute(
      'href',
      '/jobs/71',
    );
    expect(screen.getByText('Your match: 86 of 100 points')).toBeVisible();
    expect(screen.getByText('You are free that day.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a review of my match' })).toHaveAttribute(
      'href',
      '/ai-matching#ask',
    );
    expect(screen.getAllByRole('progressbar')).toHaveLength(9);
    expect(screen.getByText(/Artificial intelligence helps to rank/)).toBeVisible();
  });

  it('rounds points and weights of the match', async () => {
    const match = wholeMatch();
    const factors = match.factors.map((factor, at) =>
      at === 0 ? { ...factor, weight: 14.000000000000002, points: 13.299999999999999 } : factor,
    );
    await show({ JobPage: { data: { job: aJob({ match: { ...match, factors } }) } } });
    const [first] = await screen.findAllByRole('progressbar');
    expect(first).toHaveAttribute('aria-valuetext', '13.3 of 14');
    expect(document.body).not.toHaveTextContent(/\d\.\d{4}/);
  });

  it('shows the French text of a shift in Quebec, and no notes of Ontario', async () => {
    const job = aJob({ province: 'Quebec', city: 'Laval', frenchTitle: 'Hygiéniste dentaire' });
    await show({ JobPage: { data: { job } } });
    expect(await screen.findByText('Hygiéniste dentaire')).toBeVisible();
    expect(screen.queryByText(/Artificial intelligence/)).toBeNull();
  });

  it('copies its address where the device cannot share', async () => {
    const user = userEvent.setup();
    await show({ JobPage: { data: { job: aJob() } } });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/jobs/7`);
  });

  it('says when the shift is missing, or the address invalid', async () => {
    const missing = await show({ JobPage: { data: { job: null } } });
    expect(await screen.findByText('This shift cannot be found.')).toBeVisible();
    missing.unmount();
    await show({}, '/jobs/soon');
    expect(screen.getByText('This shift cannot be found.')).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    let isAway = true;
    await show({
      JobPage: () => {
        if (isAway) throw new Error('away');
        return { data: { job: aJob() } };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isAway = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('article', { name: /hygienist/i })).toBeVisible();
  });
});
