import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { payload, refusal } from '../testing/refusals';
import { clinic, defaults, fillRequired, takingPosts } from '../testing/posting-steps';
import { PostJobPage } from './post-job-page';

describe('/post-job', () => {
  beforeEach(() => sessionStorage.clear());

  it('posts with the clinic’s own place and goes to the shift', async () => {
    const { sent, graph } = takingPosts();
    const page = await renderPage(<PostJobPage />, {
      at: '/post-job',
      path: '/post-job',
      graph,
      viewer: clinic,
    });
    await fillRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    await waitFor(() => expect(screen.getByText('Job Posted Successfully!')).toBeVisible());
    await waitFor(() => expect(page.address()).toMatch(/^\/jobs\/\d+$/));
    expect(sent).toEqual([
      expect.objectContaining({
        title: 'Hygienist for Tuesday',
        province: 'Ontario',
        city: 'Toronto',
        hourlyRate: '52.50',
      }),
    ]);
  });

  it('folds the work culture, with its completeness', async () => {
    const { sent, graph } = takingPosts();
    await renderPage(<PostJobPage />, { graph, viewer: clinic });
    await fillRequired();
    expect(screen.queryByLabelText('Clinic pace')).toBeNull();
    const fold = screen.getByRole('button', { name: 'Working style, languages and more' });
    await userEvent.click(fold);
    await userEvent.selectOptions(screen.getByLabelText('Clinic pace'), 'relaxed');
    await userEvent.click(screen.getByRole('checkbox', { name: 'French' }));
    await userEvent.click(fold);
    expect(fold).toHaveAccessibleName('Working style, languages and more (2 chosen)');
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    await waitFor(() => expect(screen.getByText('Job Posted Successfully!')).toBeVisible());
    expect(sent).toEqual([
      expect.objectContaining({ workPace: 'relaxed', requiredLanguages: ['French'] }),
    ]);
  });

  it('advises marking a shift of today as urgent until it is', async () => {
    const { graph } = takingPosts();
    await renderPage(<PostJobPage />, { graph, viewer: clinic });
    await fillRequired();
    const soon = new Date(Date.now() + 2 * 3_600_000);
    const two = (value: number) => String(value).padStart(2, '0');
    const day = [soon.getFullYear(), two(soon.getMonth() + 1), two(soon.getDate())].join('-');
    fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: day } });
    const start = `${two(soon.getHours())}:${two(soon.getMinutes())}`;
    fireEvent.change(screen.getByLabelText(/^Start time/), { target: { value: start } });
    expect(await screen.findByText(/Marking it as urgent helps/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Urgent/ }));
    expect(screen.queryByText(/Marking it as urgent helps/)).toBeNull();
  });

  it('opens it when it has an error', async () => {
    const { graph } = takingPosts();
    const errors = [refusal('Choose from the list.', [], ['workPace'])];
    const refused = {
      ...graph,
      PostJob: () => payload('postJob', { job: null, jobs: [], errors }),
    };
    await renderPage(<PostJobPage />, { graph: refused, viewer: clinic });
    await fillRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    await waitFor(() => expect(screen.getByLabelText('Clinic pace')).toBeInvalid());
  });

  it('picks the day from the calendar and times from their lists', async () => {
    const { sent, graph } = takingPosts();
    await renderPage(<PostJobPage />, { graph, viewer: clinic });
    await fillRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Choose the day from a calendar' }));
    await userEvent.click(await screen.findByRole('button', { name: /March 9, 2027/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose the start from a list' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: '7:30 AM' }));
    await userEvent.click(screen.getByRole('button', { name: 'Choose the end from a list' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: '3:15 PM' }));
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    await waitFor(() => expect(screen.getByText('Job Posted Successfully!')).toBeVisible());
    expect(sent).toEqual([
      expect.objectContaining({ date: '2027-03-09', startTime: '07:30', endTime: '15:15' }),
    ]);
  });

  it('accepts a decimal comma, and refuses an invalid rate', async () => {
    const { sent, graph } = takingPosts();
    await renderPage(<PostJobPage />, { graph, viewer: clinic });
    await fillRequired();
    const rate = screen.getByLabelText(/hourly rate/i);
    await userEvent.clear(rate);
    await userEvent.type(rate, 'about 50');
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    expect(
      await screen.findByText('Must be a number, 0 or more, with at most 2 decimals.'),
    ).toBeVisible();
    expect(rate).toHaveValue('about 50');
    await userEvent.clear(rate);
    await userEvent.type(rate, '45,50');
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ hourlyRate: '45.50' })]));
  });

  it('lists missing fields and keeps the input', async () => {
    await renderPage(<PostJobPage />, { graph: defaults, viewer: clinic });
    await userEvent.type(await screen.findByLabelText(/job title/i), 'Only a title');
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    expect(await screen.findByText('Please check these fields')).toBeVisible();
    expect(screen.getByLabelText(/^date/i)).toBeInvalid();
    expect(screen.getByLabelText(/hourly rate/i)).toBeInvalid();
    expect(screen.getByLabelText(/job title/i)).toHaveValue('Only a title');
  });

  it('offers no day that is over everywhere in Canada', async () => {
    const { graph } = takingPosts();
    await renderPage(<PostJobPage />, { graph, viewer: clinic });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver' });
    expect(await screen.findByLabelText(/^date/i)).toHaveAttribute('min', today.format());
  });

  it('distinguishes an invalid day from an empty one', async () => {
    await renderPage(<PostJobPage />, { graph: defaults, viewer: clinic });
    const date = await screen.findByLabelText<HTMLInputElement>(/^date/i);
    // Browsers report February 30 as unparseable input.
    const validity = { ...date.validity, badInput: true };
    Object.defineProperty(date, 'validity', { value: validity });
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    const sentence = 'This date is incomplete or does not exist.';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: `Date: ${sentence}` })).toBeVisible();
  });

  it('shows the server’s refusal at its field', async () => {
    const graph: GraphAnswers = {
      ...defaults,
      PostJob: {
        data: {
          postJob: {
            __typename: 'PostJobPayload',
            job: null,
            jobs: null,
            errors: [
              {
                __typename: 'UserError',
                code: 'VALIDATION_FAILED',
                message: 'The shift must not start in the past.',
                path: ['date'],
                reasons: [],
              },
            ],
          },
        },
      },
    };
    await renderPage(<PostJobPage />, { graph, viewer: clinic });
    await fillRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    expect(
      (await screen.findAllByText('The shift must not start in the past.')).length,
    ).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^date/i)).toBeInvalid();
  });

  it('leads to the plans when a series is over the plan’s limit, and keeps the input', async () => {
    const { graph } = takingPosts();
    const over = [
      {
        message: 'Active shifts on your plan: 5. Upgrade to post more.',
        extensions: { code: 'FORBIDDEN', reasons: ['plan_limit'] },
      },
    ];
    const page = await renderPage(<PostJobPage />, {
      ...{ at: '/post-job', path: '/post-job', viewer: clinic },
      graph: { ...graph, PostJob: { data: null, errors: over } },
    });
    await fillRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    expect(await screen.findByText(/Upgrade to post more/)).toBeVisible();
    expect(screen.getByDisplayValue('Hygienist for Tuesday')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'See plans' }));
    await waitFor(() => expect(page.address()).toBe('/subscription'));
  });

  it('confirms before discarding input', async () => {
    await renderPage(<PostJobPage />, { graph: defaults, viewer: clinic });
    await userEvent.type(await screen.findByLabelText(/job title/i), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without posting?' })).toBeVisible();
    await userEvent.click(screen.getByText('Keep editing'));
    expect(screen.getByLabelText(/job title/i)).toHaveValue('x');
  });

  it('keeps the draft over a failed post and a reload, for this user only', async () => {
    const PostJob = () => {
      throw new TypeError('Failed to fetch');
    };
    const first = await renderPage(<PostJobPage />, {
      graph: { ...defaults, PostJob },
      viewer: clinic,
    });
    await fillRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    expect(await screen.findByText('Error', {}, { timeout: 5000 })).toBeVisible();
    first.unmount();
    const second = await renderPage(<PostJobPage />, { graph: defaults, viewer: clinic });
    expect(await screen.findByLabelText(/job title/i)).toHaveValue('Hygienist for Tuesday');
    second.unmount();
    await renderPage(<PostJobPage />, { graph: defaults, viewer: fakeViewer('clinic', { id: 8 }) });
    expect(await screen.findByLabelText(/job title/i)).toHaveValue('');
  });

  it('requires nine fields at most', async () => {
    await renderPage(<PostJobPage />, { graph: defaults, viewer: clinic });
    const form = await screen.findByRole('form');
    expect(form.querySelectorAll('[aria-required=true]').length).toBeLessThanOrEqual(9);
  });

  it('is for clinics', async () => {
    await renderPage(<PostJobPage />, { graph: defaults, viewer: fakeViewer('hygienist') });
    expect(await screen.findByText('Only clinics can post shifts.')).toBeVisible();
  });

  it('asks visitors to sign in', async () => {
    await renderPage(<PostJobPage />, { at: '/post-job', graph: defaults });
    expect(
      await screen.findByText('Log in with your clinic’s account to post a shift.'),
    ).toBeVisible();
  });
});
