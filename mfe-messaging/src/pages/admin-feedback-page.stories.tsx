import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  fakeViewer,
  inPage,
  pending,
  unreachable,
  type PageFrameOptions,
} from '@tbt/web-kit/testing';
import { AdminFeedbackPageDocument, FeedbackRatingsDocument } from '../generated/graphql';
import { feedbackDesk, feedbackRatings } from '../testing/feedback-fixtures';
import { AdminFeedbackPage } from './admin-feedback-page';

const viewer = fakeViewer('clinic', { isAdmin: true });
const at = (graph: PageFrameOptions['graph'], path = '/admin-feedback') =>
  inPage({ at: path, viewer, graph });
const ratings = (graph: PageFrameOptions['graph']) => at(graph, '/admin-feedback?tab=ratings');

const meta = {
  title: 'Pages/Admin feedback',
  component: AdminFeedbackPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...at(feedbackDesk()) },
} satisfies Meta<typeof AdminFeedbackPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Queue: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Empty: Story = { parameters: at(feedbackDesk([])) };

export const Loading: Story = { parameters: at(pending(AdminFeedbackPageDocument)) };

export const Failed: Story = { parameters: at(unreachable(AdminFeedbackPageDocument)) };

export const Answering: Story = {
  play: async ({ canvas, userEvent }) => {
    const [answer] = await canvas.findAllByRole('button', { name: 'Answer' });
    if (answer) await userEvent.click(answer);
  },
};

export const Publishing: Story = {
  play: async ({ canvas, userEvent }) => {
    const [open] = await canvas.findAllByRole('button', { name: 'Roadmap' });
    if (open) await userEvent.click(open);
  },
};

export const Ratings: Story = { parameters: ratings(feedbackRatings()) };

export const RatingsFailed: Story = { parameters: ratings(unreachable(FeedbackRatingsDocument)) };

export const NotAnAdministrator: Story = {
  parameters: inPage({ at: '/admin-feedback', viewer: fakeViewer('clinic') }),
};
