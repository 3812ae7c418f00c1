import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  fakeViewer,
  inPage,
  pending,
  unreachable,
  type PageFrameOptions,
} from '@tbt/web-kit/testing';
import { FeedbackPageDocument } from '../generated/graphql';
import { feedbackPage, ownFeedback } from '../testing/feedback-fixtures';
import { FeedbackPage } from './feedback-page';

const at = (graph: PageFrameOptions['graph']) =>
  inPage({ at: '/feedback', viewer: fakeViewer('hygienist'), graph });

const meta = {
  title: 'Pages/Feedback',
  component: FeedbackPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...at(feedbackPage()) },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof FeedbackPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Answered: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Waiting: Story = {
  parameters: at(feedbackPage([ownFeedback({ status: 'new', adminResponse: null })])),
};

export const NoneYet: Story = { parameters: at(feedbackPage([])) };

export const Anonymous: Story = { parameters: inPage({ at: '/feedback' }) };

export const Loading: Story = { parameters: at(pending(FeedbackPageDocument)) };

export const Failed: Story = { parameters: at(unreachable(FeedbackPageDocument)) };

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send feedback' }));
  },
};

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^4 of 5/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Feedback/ }), 'It works.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await canvas.findByText('We received your feedback');
  },
};
