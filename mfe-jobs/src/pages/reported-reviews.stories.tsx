import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { HeldReviewsDocument, ReportedReviewsDocument } from '../generated/graphql';
import { reportedReview, reviewQueues } from '../testing/review-scenes';
import { ReportedReviews } from './reported-reviews';

const page = {
  at: '/admin-marketplace?tab=reports',
  viewer: fakeViewer('clinic', { role: null, isAdmin: true }),
};

const meta = {
  title: 'Pages/Marketplace desk reviews',
  component: ReportedReviews,
  tags: ['!autodocs'],
  parameters: inPage({ ...page, graph: reviewQueues() }),
} satisfies Meta<typeof ReportedReviews>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const FormerMembers: Story = {
  parameters: inPage({
    ...page,
    graph: reviewQueues([reportedReview({ reviewer: null, reviewee: null, comment: null })], []),
  }),
};

export const Empty: Story = { parameters: inPage({ ...page, graph: reviewQueues([], []) }) };

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(ReportedReviewsDocument, HeldReviewsDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(ReportedReviewsDocument, HeldReviewsDocument) }),
};

export const OneListFailed: Story = {
  parameters: inPage({
    ...page,
    graph: { ...reviewQueues(), ...unreachable(HeldReviewsDocument) },
  }),
};

export const AboutToHold: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Hold the review' })),
};
