import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { answer, fakeViewer, inPage, pending } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import {
  ApplyCredentialsDocument,
  ApplyToJobDocument,
  ApplyToJobStateFragmentDoc,
  type ApplicationStatus,
} from '../../generated/graphql';
import { jobNode, type JobNode } from '../../testing/fixtures';
import { applicationState, series } from '../../testing/job-fixtures';
import { credentialGaps } from '../../testing/scenes';
import { ApplyToJob } from './apply-to-job';
import { WaitingApplication } from './waiting-application';

const job = (overrides: Partial<JobNode> = {}) =>
  makeFragmentData(jobNode(overrides), ApplyToJobStateFragmentDoc);
const applied = (status: ApplicationStatus, hourlyRate = '52.00') =>
  job({ myApplication: applicationState({ status, hourlyRate }) });
const page = { at: '/jobs', viewer: fakeViewer('hygienist'), graph: credentialGaps(null) };

const meta = {
  title: 'Features/Apply to job/Apply',
  component: ApplyToJob,
  args: { job: job() },
  parameters: inPage(page),
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof ApplyToJob>;

export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('dialog');
};

export const Open: Story = {};

/** The dialog is open. */
export const Asked: Story = { play: open };

export const AskedInFrench: Story = { play: open, globals: { locale: 'fr-CA' } };

export const WithOwnRate: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('radio', { name: /^My own rate/ }));
    await context.userEvent.type(screen.getByLabelText(/^Your hourly rate/), '14.99');
    await context.userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    await screen.findByText(/must be between/);
  },
};

/** Booked, cancelled, and open again. */
export const BookingEnded: Story = { args: { job: applied('accepted') } };

export const SomethingMissing: Story = {
  parameters: inPage({ ...page, graph: credentialGaps() }),
  play: async (context) => {
    await open(context);
    await screen.findByText(/you can’t be booked yet/);
  },
};

export const SomethingMissingInFrench: Story = {
  ...SomethingMissing,
  play: async (context) => {
    await open(context);
    await screen.findByText(/mais pas encore obtenir le quart/);
  },
  globals: { locale: 'fr-CA' },
};

export const UnderReview: Story = {
  parameters: inPage({
    ...page,
    graph: credentialGaps('Your licence is being reviewed.', null, 'licence_pending'),
  }),
  play: async (context) => {
    await open(context);
    await screen.findByText('See where my verification stands');
  },
};

/** Booked at another clinic without enough travel time. */
export const TooFarBetween: Story = {
  parameters: inPage({ ...page, graph: credentialGaps(null, 'travel') }),
  play: async (context) => {
    await open(context);
    await screen.findByText(/isn’t enough travel time/);
  },
};

export const TooFarBetweenInFrench: Story = {
  ...TooFarBetween,
  play: async (context) => {
    await open(context);
    await screen.findByText(/pas assez de temps de trajet/);
  },
  globals: { locale: 'fr-CA' },
};

export const SeveralDays: Story = { args: { job: job({ series: series() }) }, play: open };

export const Applying: Story = {
  parameters: inPage({ ...page, graph: { ...page.graph, ...pending(ApplyToJobDocument) } }),
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  },
};

export const Refused: Story = {
  parameters: inPage({
    ...page,
    graph: {
      ...page.graph,
      ...answer(ApplyToJobDocument, {
        applyToJob: {
          __typename: 'ApplyToJobPayload',
          application: null,
          errors: [
            {
              __typename: 'UserError',
              code: 'CONFLICT',
              message: 'You already have a booking at that time.',
              path: [],
              reasons: ['overlap'],
            },
          ],
        },
      }),
    },
  }),
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    await screen.findByText(/already have a booking/);
  },
};

/** Credentials failed to load: the dialog works without them. */
export const CredentialsUnknown: Story = {
  parameters: inPage({ ...page, graph: pending(ApplyCredentialsDocument) }),
  play: open,
};

export const Pending: Story = { args: { job: applied('pending') } };

const pendingWith = (gap: string) =>
  job({
    myApplication: applicationState(),
    myEligibility: { __typename: 'Eligibility', canApply: true, gap, message: 'Missing.' },
  });

export const Unsent: Story = { args: { job: pendingWith('licence_missing') } };

export const UnsentInFrench: Story = { ...Unsent, globals: { locale: 'fr-CA' } };

export const InReview: Story = { args: { job: pendingWith('licence_pending') } };

export const PendingAtOwnRate: Story = { args: { job: applied('pending', '58.00') } };

export const Countered: Story = { args: { job: applied('countered', '54.00') } };

export const Accepted: Story = {
  args: { job: job({ status: 'booked', myApplication: applicationState({ status: 'accepted' }) }) },
};

export const Declined: Story = { args: { job: applied('declined') } };

export const Expired: Story = { args: { job: applied('expired') } };

/** Booked elsewhere at that time: told before the dialog opens. */
export const BookedThen: Story = { args: { job: job({ myClash: 'overlap' }) } };

export const BookedThenInFrench: Story = { ...BookedThen, globals: { locale: 'fr-CA' } };

const myInvitation: JobNode['myInvitation'] = {
  ...{ __typename: 'Invitation', id: '5', status: 'pending', hourlyRate: '54.00' },
  expiresAt: '2027-03-01T20:00:00Z',
};

export const Invited: Story = { args: { job: job({ status: 'invited', myInvitation }) } };

export const Proposing: Story = {
  args: {
    job: job({ myInvitation }),
    proposal: { isAsked: true, onEnd: () => undefined },
  },
};

export const ProposingInFrench: Story = { ...Proposing, globals: { locale: 'fr-CA' } };

export const Closed: Story = { args: { job: job({ status: 'booked' }) } };

export const French: Story = {
  args: { job: applied('countered', '54.00') },
  globals: { locale: 'fr-CA' },
};

const waiting = { id: '1', variables: null, discard: () => undefined };

/** Written without a connection. */
export const Waiting: Story = {
  render: () => <WaitingApplication application={{ ...waiting, refusal: null }} />,
};

export const RefusedLater: Story = {
  render: () => (
    <WaitingApplication
      application={{ ...waiting, refusal: 'This shift has changed since you read it.' }}
    />
  ),
};
