import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MyInvitationFragmentDoc } from '../../generated/graphql';
import { myInvitationNode, type MyInvitationNode } from '../../testing/shift-fixtures';
import { MyInvitationCard } from './my-invitation-card';

const invitation = (overrides: Partial<MyInvitationNode> = {}) =>
  makeFragmentData(myInvitationNode(overrides), MyInvitationFragmentDoc);

const meta = {
  title: 'Features/My shifts/Invitation card',
  component: MyInvitationCard,
  args: { invitation: invitation() },
  parameters: inPage({ at: '/shifts', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof MyInvitationCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

const asked = myInvitationNode();

export const NotPublicYet: Story = {
  args: { invitation: invitation({ job: asked.job && { ...asked.job, status: 'invited' } }) },
};

export const AskedAgain: Story = { args: { invitation: invitation({ isRefill: true }) } };

export const Taken: Story = { args: { invitation: invitation({ status: 'taken', actions: [] }) } };

export const Declined: Story = {
  args: { invitation: invitation({ status: 'declined', actions: [] }) },
};

export const AskedToDecline: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
