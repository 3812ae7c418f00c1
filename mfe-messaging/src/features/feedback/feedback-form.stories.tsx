import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, unreachable } from '@tbt/web-kit/testing';
import { SendFeedbackDocument } from '../../generated/graphql';
import { feedbackPage } from '../../testing/feedback-fixtures';
import { FeedbackForm } from './feedback-form';

const page = { at: '/feedback', viewer: fakeViewer('hygienist'), graph: feedbackPage() };

const meta = {
  title: 'Features/Feedback/Form',
  component: FeedbackForm,
  args: { onSent: () => undefined },
  parameters: inPage(page),
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof FeedbackForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const fill: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /^4 of 5/ }));
  await userEvent.type(canvas.getByRole('textbox', { name: /^Feedback/ }), 'It works.');
};

export const Empty: Story = {};

export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
  },
};

export const SentAnonymously: Story = {
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(
      context.canvas.getByRole('checkbox', { name: /Send anonymously/ }),
    );
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send feedback' }));
    await context.canvas.findByText('We received your feedback');
  },
};

export const SendingFailed: Story = {
  parameters: inPage({ ...page, graph: unreachable(SendFeedbackDocument) }),
  play: async (context) => {
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send feedback' }));
    await context.canvas.findByText('Feedback could not be sent');
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
