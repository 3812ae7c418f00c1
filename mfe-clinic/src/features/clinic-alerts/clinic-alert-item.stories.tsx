import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, unreachable } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { AlertAnswersDocument, ClinicAlertItemFragmentDoc } from '../../generated/graphql';
import { alertAnswers, alertItem, unsentAlert } from '../../testing/alert-scenes';
import { ClinicAlertItem } from './clinic-alert-item';

const alert = (item = alertItem()) => makeFragmentData(item, ClinicAlertItemFragmentDoc);

const meta = {
  title: 'Features/Clinic alerts/Alert',
  component: ClinicAlertItem,
  args: { alert: alert(), canSend: true, onChanged: () => undefined },
  parameters: inPage({
    at: '/clinic-alerts',
    viewer: fakeViewer('clinic'),
    graph: alertAnswers(),
  }),
} satisfies Meta<typeof ClinicAlertItem>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sent: Story = {};

export const Answers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See 2 answers' }));
    await canvas.findByText('From June on');
  },
};

export const AnswersFailed: Story = {
  parameters: inPage({
    ...{ at: '/clinic-alerts', viewer: fakeViewer('clinic') },
    graph: unreachable(AlertAnswersDocument),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!);
  },
};

export const NotSent: Story = { args: { alert: alert(unsentAlert()) } };

export const NotSentMonthUsed: Story = { args: { alert: alert(unsentAlert()), canSend: false } };

export const Cancelled: Story = {
  args: { alert: alert(alertItem({ status: 'cancelled', waitingCount: 0, answerCount: 0 })) },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
