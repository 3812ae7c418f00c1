import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MyApplicationFragmentDoc } from '../../generated/graphql';
import {
  acceptedNode,
  counteredNode,
  myApplicationNode,
  round,
  type MyApplicationNode,
} from '../../testing/shift-fixtures';
import { MyApplicationCard } from './my-application-card';

const application = (node: MyApplicationNode) => makeFragmentData(node, MyApplicationFragmentDoc);
const over = (status: MyApplicationNode['status']) =>
  application(myApplicationNode({ status, actions: [], expiresAt: null }));

const meta = {
  title: 'Features/My shifts/Application card',
  component: MyApplicationCard,
  args: { application: application(myApplicationNode()) },
  parameters: inPage({ at: '/shifts', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof MyApplicationCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

const invitedNode = myApplicationNode({ hourlyRate: '58.00', rounds: [round('temp', '58.00')] });
const myInvitation = {
  ...({ __typename: 'Invitation', id: '71', status: 'pending', hourlyRate: '52.00' } as const),
  ...{ expiresAt: '2027-03-02T15:00:00Z', actions: ['accept', 'decline'] },
};

/** An invitation answered with another rate. */
export const AnsweringAnInvitation: Story = {
  args: {
    application: application({
      ...invitedNode,
      job: invitedNode.job && { ...invitedNode.job, myInvitation },
    }),
  },
};

export const AnsweringAnInvitationInFrench: Story = {
  ...AnsweringAnInvitation,
  globals: { locale: 'fr-CA' },
};

export const Countered: Story = { args: { application: application(counteredNode()) } };

export const NamingAnotherRate: Story = {
  ...Countered,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Counter-offer' }));
  },
};

export const AskedToAccept: Story = {
  ...Countered,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Accept/ }));
  },
};

const changedNode = myApplicationNode({
  isTermsChanged: true,
  agreedTerms: {
    __typename: 'ShiftTerms',
    ...{ date: '2027-03-02', startTime: '09:00', endTime: '16:00' },
    ...{ city: 'Ottawa', province: 'Ontario' },
  },
});

export const WaitingAfterAChange: Story = { args: { application: application(changedNode) } };

export const WaitingAfterAForgottenChange: Story = {
  args: { application: application({ ...changedNode, agreedTerms: null }) },
};

export const KeepingAfterAChange: Story = {
  ...WaitingAfterAChange,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my offer' }));
  },
};

/** The professional accepted the changed shift: the application is pending again. */
export const KeptAfterAChange: Story = {
  args: { application: application({ ...changedNode, isTermsChanged: false, agreedTerms: null }) },
};

export const ChangedInFrench: Story = { ...WaitingAfterAChange, globals: { locale: 'fr-CA' } };

export const Accepted: Story = { args: { application: application(acceptedNode('50')) } };

/** Accepted once; the booking was cancelled. */
export const BookingEnded: Story = { args: { application: application(acceptedNode(null)) } };

export const Declined: Story = { args: { application: over('declined') } };

export const Expired: Story = { args: { application: over('expired') } };

export const ShiftGone: Story = {
  args: { application: application(myApplicationNode({ job: null })) },
};

export const French: Story = { ...Countered, globals: { locale: 'fr-CA' } };
