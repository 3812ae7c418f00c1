import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outbox } from '@tbt/web-kit';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { ApplyToJobDocument, ApplyToJobStateFragmentDoc } from '../../generated/graphql';
import { jobNode, type JobNode } from '../../testing/fixtures';
import { applicationState, series } from '../../testing/job-fixtures';
import { credentialGaps } from '../../testing/scenes';
import { ApplyToJob } from './apply-to-job';

const withoutGaps = credentialGaps(null);
const send = () => screen.getByRole('button', { name: 'Send application' });

/** Accepts every application and records it. */
function taking() {
  const sent: unknown[] = [];
  const graph: GraphAnswers = {
    ...withoutGaps,
    ApplyToJob: ({ input }) => {
      sent.push(input);
      const application = applicationState();
      const job = { __typename: 'Job', id: '7', myApplication: application };
      return {
        data: {
          applyToJob: {
            __typename: 'ApplyToJobPayload',
            errors: [],
            application: { ...application, job },
          },
        },
      };
    },
  };
  return { sent, graph };
}

const refusing = (message: string, path: string[] = []): GraphAnswers => ({
  ...withoutGaps,
  ApplyToJob: {
    data: {
      applyToJob: {
        __typename: 'ApplyToJobPayload',
        application: null,
        errors: [{ __typename: 'UserError', code: 'CONFLICT', message, path, reasons: [] }],
      },
    },
  },
});

const show = (graph: GraphAnswers, overrides: Partial<JobNode> = {}) =>
  renderPage(
    <ApplyToJob job={makeFragmentData(jobNode(overrides), ApplyToJobStateFragmentDoc)} />,
    { graph, viewer: fakeViewer('hygienist') },
  );
const myInvitation: JobNode['myInvitation'] = {
  ...{ __typename: 'Invitation', id: '5', status: 'pending', hourlyRate: '54.00' },
  expiresAt: '2027-03-01T20:00:00Z',
};
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }));
  await screen.findByRole('dialog');
};

describe('applying to a shift', () => {
  beforeEach(() => sessionStorage.clear());

  it('applies with the posted rate and default message', async () => {
    const { sent, graph } = taking();
    await show(graph);
    await open();
    expect(screen.getByLabelText('Message to the clinic')).toHaveValue(
      'I am interested in this shift and available for the posted hours.',
    );
    expect(await screen.findByText(/licence for Ontario is valid/)).toBeVisible();
    await userEvent.click(send());
    expect(await screen.findByText('Application Submitted!')).toBeVisible();
    expect(sent).toEqual([{ jobId: '7', jobRevision: 1 }]);
  });

  it('is off at a time when the viewer is booked, and says why', async () => {
    const page = await show(withoutGaps, { myClash: 'overlap' });
    expect(screen.getByText('You’re booked then')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Apply Now' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/can’t apply while you have that booking/);
    expect(screen.getByRole('link', { name: 'See my shifts' })).toHaveAttribute('href', '/shifts');
    page.unmount();
    await show(withoutGaps, { myClash: 'travel' });
    expect(screen.queryByText('You’re booked then')).toBeNull();
  });

  it('says why an application was withdrawn for another booking', async () => {
    const myApplication = applicationState({ status: 'withdrawn' });
    await show(withoutGaps, { myApplication, myClash: 'overlap' });
    expect(screen.getByText('Your application: Withdrawn')).toBeVisible();
    expect(screen.getByText(/^You’re booked for another shift at that time/)).toBeVisible();
  });

  it('cannot be sent once the viewer is booked at that time', async () => {
    await show({ ...taking().graph, ...credentialGaps(null, 'overlap') });
    await open();
    expect(await screen.findByText('You already have a booking at that time')).toBeVisible();
    expect(send()).toBeDisabled();
  });

  it('sends every open day of a series that is booked whole, as it was read', async () => {
    const { sent, graph } = taking();
    await show(graph, { series: series() });
    await open();
    await userEvent.click(send());
    const otherDays = ['71', '72'].map((jobId) => ({ jobId, jobRevision: 1 }));
    await waitFor(() => expect(sent).toEqual([{ jobId: '7', jobRevision: 1, otherDays }]));
  });

  it('applies with another rate and message', async () => {
    const { sent, graph } = taking();
    await show(graph);
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /My own rate/ }));
    await userEvent.type(screen.getByLabelText(/Your hourly rate/), '58,50');
    await userEvent.clear(screen.getByLabelText('Message to the clinic'));
    await userEvent.type(screen.getByLabelText('Message to the clinic'), 'I know your software.');
    await userEvent.click(send());
    await waitFor(() =>
      expect(sent).toEqual([
        { jobId: '7', jobRevision: 1, hourlyRate: '58.50', message: 'I know your software.' },
      ]),
    );
  });

  it.each([
    ['', 'This field is required.'],
    ['14.99', 'The hourly rate must be between $15.00 and $500.00.'],
    ['500.01', 'The hourly rate must be between $15.00 and $500.00.'],
    ['1e3', 'Must be a number, 0 or more, with at most 2 decimals.'],
    ['52.555', 'Must be a number, 0 or more, with at most 2 decimals.'],
  ])('refuses %p as a rate and sends nothing', async (typed, sentence) => {
    const { sent, graph } = taking();
    await show(graph);
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /My own rate/ }));
    const field = screen.getByLabelText(/Your hourly rate/);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(send());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field).toHaveValue(typed);
    expect(sent).toEqual([]);
  });

  it('returns to the posted rate and drops the other', async () => {
    const { sent, graph } = taking();
    await show(graph);
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /My own rate/ }));
    await userEvent.type(screen.getByLabelText(/Your hourly rate/), 'lots');
    await userEvent.click(screen.getByRole('radio', { name: /Posted rate/ }));
    await userEvent.click(send());
    await waitFor(() => expect(sent).toEqual([{ jobId: '7', jobRevision: 1 }]));
  });

  it('warns about travel time, and applies anyway', async () => {
    const { sent, graph } = taking();
    await show({ ...graph, ...credentialGaps(null, 'travel') });
    await open();
    expect(await screen.findByText(/isn’t enough travel time/)).toBeVisible();
    await userEvent.click(send());
    await waitFor(() => expect(sent).toEqual([{ jobId: '7', jobRevision: 1 }]));
  });

  it('shows missing credentials, and applies anyway', async () => {
    const { sent, graph } = taking();
    await show({ ...graph, ...credentialGaps() });
    await open();
    expect(
      await screen.findByText('Add your Ontario licence and wait for its review.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Complete my verification' })).toHaveAttribute(
      'href',
      '/profile?tab=verification&job=7',
    );
    await userEvent.click(send());
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it.each([
    ['licence_pending', true],
    ['licence_missing', false],
  ])('says of the gap %s that the clinic waits for our review: %s', async (gap, isSaid) => {
    const myEligibility = { __typename: 'Eligibility' as const, canApply: true, gap, message: 'x' };
    await show(taking().graph, { myEligibility });
    await open();
    await userEvent.click(send());
    const toast = await screen.findByText(/^Your application has been sent to the dental office\./);
    expect(/accept it as soon as your licence is approved\.$/.test(toast.textContent)).toBe(isSaid);
  });

  it('says why the other role cannot apply', async () => {
    const message = 'This shift asks for a Dental Hygienist.';
    await show(withoutGaps, {
      myEligibility: { __typename: 'Eligibility', canApply: false, gap: 'other_role', message },
    });
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
    expect(screen.queryByText(/licence for Ontario/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Find shifts for my role' })).toBeVisible();
  });

  it('shows an error in the dialog and keeps the input', async () => {
    await show(refusing('You already have a booking at that time.'));
    await open();
    const message = screen.getByLabelText('Message to the clinic');
    await userEvent.type(message, ' Ana');
    await userEvent.click(send());
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'You already have a booking',
    );
    expect(message).toHaveValue(
      'I am interested in this shift and available for the posted hours. Ana',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await open();
    expect(screen.getByLabelText('Message to the clinic')).toHaveValue(
      'I am interested in this shift and available for the posted hours. Ana',
    );
  });

  it('says that the series is taken as a whole', async () => {
    await show(withoutGaps, { series: series() });
    await open();
    expect(screen.getByText(/you’re applying to all of them/)).toBeVisible();
  });

  it.each([
    [{ status: 'pending', hourlyRate: '58.00' }, /You asked for \$58.00 per hour/],
    [{ status: 'countered', hourlyRate: '54.00' }, /The clinic offers \$54.00 per hour/],
    [{ status: 'accepted' }, 'Your booking for this shift has ended'],
    [{ status: 'expired' }, 'Your application: Expired'],
  ] as const)('tells of an application that is %j', async (application, sentence) => {
    await show(withoutGaps, { myApplication: applicationState(application) });
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull();
  });

  it('keeps a refused one, which was written offline, until it is discarded', async () => {
    const refused = {
      ...{ id: 'key', operation: 'ApplyToJob', document: ApplyToJobDocument, writtenAt: 0 },
      ...{ variables: { input: { jobId: '7' } }, refusal: 'You have already applied.' },
      subject: { name: 'your application', path: '/jobs/7' },
    };
    const list = [refused];
    const listed = jest.spyOn(outbox, 'list').mockReturnValue(list);
    const discard = jest.spyOn(outbox, 'discard').mockResolvedValue();
    await show(withoutGaps, { myApplication: applicationState() });
    expect(screen.getByText('You have already applied.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(discard).toHaveBeenCalledWith('key');
    listed.mockRestore();
    discard.mockRestore();
  });

  it('shows an active booking', async () => {
    await show(withoutGaps, {
      status: 'booked',
      myApplication: applicationState({ status: 'accepted' }),
    });
    expect(screen.getByText('Your application: Accepted')).toBeVisible();
  });

  it('takes no other rate from an invited professional who is booked at that time', async () => {
    await show(withoutGaps, { myInvitation, myClash: 'overlap' });
    const button = screen.getByRole('button', { name: 'Propose another rate' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/can’t apply while you have that booking/);
  });

  it('proposes another rate to the clinic that invited', async () => {
    const { sent, graph } = taking();
    await show(graph, { myInvitation });
    await userEvent.click(screen.getByRole('button', { name: 'Propose another rate' }));
    await screen.findByRole('dialog', { name: 'Propose another rate' });
    await userEvent.click(screen.getByRole('button', { name: 'Send proposal' }));
    expect(await screen.findByText('This field is required.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/Your hourly rate/), '58');
    await userEvent.click(screen.getByRole('button', { name: 'Send proposal' }));
    expect(await screen.findByText('Proposal sent')).toBeVisible();
    expect(sent).toEqual([{ jobId: '7', jobRevision: 1, hourlyRate: '58.00' }]);
  });

  it('links an invited professional to the answer', async () => {
    await show(withoutGaps, { status: 'invited', myInvitation });
    expect(screen.getByText('You are invited to this shift at $54.00 per hour')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer the invitation' })).toHaveAttribute(
      'href',
      '/shifts',
    );
  });
});
