import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MyApplicationFragmentDoc } from '../../generated/graphql';
import {
  counteredNode,
  myApplicationNode,
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

export const Accepted: Story = { args: { application: over('accepted') } };

export const Declined: Story = { args: { application: over('declined') } };

export const Expired: Story = { args: { application: over('expired') } };

export const ShiftGone: Story = {
  args: { application: application(myApplicationNode({ job: null })) },
};

export const French: Story = { ...Countered, globals: { locale: 'fr-CA' } };
