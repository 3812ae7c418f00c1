import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { ReviewItemFragmentDoc } from '../../generated/graphql';
import { reviewNode, type ReviewNode } from '../../testing/review-fixtures';
import { ReviewCard } from './review-card';

const item = (overrides: Partial<ReviewNode> = {}) =>
  makeFragmentData(reviewNode(overrides), ReviewItemFragmentDoc);

const meta = {
  title: 'Features/Review queue/Review card',
  component: ReviewCard,
  parameters: inPage({
    at: '/admin-verification',
    viewer: fakeViewer('clinic', { isAdmin: true, role: null }),
  }),
  args: { item: item() },
} satisfies Meta<typeof ReviewCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LicenceToReview: Story = {};

const OTHERS: ReviewNode['alsoFiledBy'] = [
  { __typename: 'User', id: '7', firstName: 'Robin', lastName: 'Okafor' },
];

export const NumberFiledTwice: Story = { args: { item: item({ alsoFiledBy: OTHERS }) } };

export const NumberFiledTwiceInFrench: Story = {
  ...NumberFiledTwice,
  globals: { locale: 'fr-CA' },
};

export const Rejecting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject…' }));
  },
};

export const Withdrawing: Story = {
  args: { item: item({ licence: { ...reviewNode().licence!, status: 'approved' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw the approval…' }));
  },
};

export const OwnLicence: Story = {
  parameters: inPage({
    at: '/admin-verification',
    viewer: fakeViewer('hygienist', { isAdmin: true, id: 2 }),
  }),
};

export const PersonGone: Story = { args: { item: item({ person: null }) } };

export const French: Story = { globals: { locale: 'fr-CA' } };
