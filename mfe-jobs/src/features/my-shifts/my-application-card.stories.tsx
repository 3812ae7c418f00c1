import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MyApplicationFragmentDoc } from '../../generated/graphql';
import { myApplicationNode, type MyApplicationNode } from '../../testing/fixtures';
import { MyApplicationCard } from './my-application-card';

const application = (overrides: Partial<MyApplicationNode> = {}) =>
  makeFragmentData(myApplicationNode(overrides), MyApplicationFragmentDoc);

const meta = {
  title: 'Features/My shifts/Application card',
  component: MyApplicationCard,
  args: { application: application() },
  parameters: inPage({ at: '/shifts', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof MyApplicationCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

export const Accepted: Story = { args: { application: application({ status: 'accepted' }) } };

export const Declined: Story = { args: { application: application({ status: 'declined' }) } };

export const Expired: Story = { args: { application: application({ status: 'expired' }) } };

export const ShiftGone: Story = { args: { application: application({ job: null }) } };

export const French: Story = { globals: { locale: 'fr-CA' } };
