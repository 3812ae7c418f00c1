import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { ReceivedAlertItemFragmentDoc } from '../../generated/graphql';
import { receivedAlert } from '../../testing/alert-scenes';
import { ReceivedAlertItem } from './received-alert-item';

const alert = (item = receivedAlert()) => makeFragmentData(item, ReceivedAlertItemFragmentDoc);
const readAt = '2027-03-02T12:00:00.000Z';

const meta = {
  title: 'Features/Received alerts/Alert',
  component: ReceivedAlertItem,
  args: { alert: alert(), onChanged: () => undefined },
  parameters: inPage({ at: '/clinic-alerts', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof ReceivedAlertItem>;

export default meta;

type Story = StoryObj<typeof meta>;

export const New: Story = {};

export const Opened: Story = {
  args: { alert: alert(receivedAlert({ readAt })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read and answer' }));
  },
};

export const Interested: Story = {
  args: { alert: alert(receivedAlert({ readAt, answer: 'interested' })) },
};

export const Declined: Story = {
  args: { alert: alert(receivedAlert({ readAt, answer: 'declined' })) },
};

export const Over: Story = { args: { alert: alert(receivedAlert({ isOver: true })) } };

export const French: Story = { globals: { locale: 'fr-CA' } };
