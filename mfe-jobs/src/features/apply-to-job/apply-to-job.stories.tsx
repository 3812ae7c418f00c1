import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import {
  ApplyToJobDocument,
  ApplyToJobStateFragmentDoc,
  type ApplicationStatus,
} from '../../generated/graphql';
import { jobNode, type JobNode } from '../../testing/fixtures';
import { ApplyToJob } from './apply-to-job';

const job = (overrides: Partial<JobNode> = {}) =>
  makeFragmentData(jobNode(overrides), ApplyToJobStateFragmentDoc);
const applied = (status: ApplicationStatus) =>
  job({ myApplication: { __typename: 'Application', id: '31', status } });
const page = { at: '/jobs', viewer: fakeViewer('hygienist') };

const meta = {
  title: 'Features/Apply to job/Apply',
  component: ApplyToJob,
  args: { job: job() },
  parameters: inPage(page),
} satisfies Meta<typeof ApplyToJob>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Applying: Story = {
  parameters: inPage({ ...page, graph: pending(ApplyToJobDocument) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const Pending: Story = { args: { job: applied('pending') } };

export const Accepted: Story = { args: { job: applied('accepted') } };

export const Declined: Story = { args: { job: applied('declined') } };

export const Closed: Story = { args: { job: job({ status: 'booked' }) } };

export const French: Story = { args: { job: applied('accepted') }, globals: { locale: 'fr-CA' } };
