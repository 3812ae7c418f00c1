import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { bookingPage, type PageBookingNode } from '../testing/booked-scenes';
import {
  answeredDispute,
  closedDispute,
  disputeNode,
  ruledDispute,
  type DisputeNode,
} from '../testing/dispute-scenes';
import { invoiceNode } from '../testing/invoice-fixtures';
import { BookingPage } from './booking-page';

const page = { at: '/shifts/5', path: '/shifts/:bookingId', viewer: fakeViewer('hygienist') };

const withBooking = (booking: Partial<PageBookingNode>, role: 'hygienist' | 'clinic') =>
  inPage({ ...page, viewer: fakeViewer(role), graph: bookingPage({ actions: [], ...booking }) });

const withCase = (dispute: DisputeNode, role: 'hygienist' | 'clinic' = 'hygienist') =>
  withBooking({ status: 'disputed', actions: [], disputes: [dispute] }, role);

const meta = {
  title: 'Pages/Booking disputes',
  component: BookingPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...withCase(disputeNode()) },
} satisfies Meta<typeof BookingPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const FRENCH = { locale: 'fr-CA' };
const PHONE = { viewport: { value: 'phone' } };

export const WaitingForTheAnswer: Story = {};

export const InFrench: Story = { globals: FRENCH };

export const OnAPhone: Story = { globals: PHONE };

export const WithAnInvoice: Story = {
  parameters: withBooking(
    { status: 'disputed', disputes: [disputeNode()], invoices: [invoiceNode()] },
    'hygienist',
  ),
};

export const ToAnswer: Story = {
  parameters: withBooking(
    {
      status: 'disputed',
      actions: ['answer_dispute'],
      disputes: [disputeNode({ actions: ['answer'] })],
    },
    'clinic',
  ),
};

export const Answering: Story = {
  ...ToAnswer,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer the dispute' }));
  },
};

export const Answered: Story = { parameters: withCase(answeredDispute()) };

export const Ruled: Story = {
  parameters: withBooking(
    { status: 'invoiced', disputes: [ruledDispute({ actions: ['appeal'] })] },
    'hygienist',
  ),
};

export const RuledInFrench: Story = { ...Ruled, globals: FRENCH };

export const Closed: Story = {
  parameters: withBooking({ status: 'invoiced', disputes: [closedDispute()] }, 'clinic'),
};

export const ClosedAccount: Story = {
  parameters: withCase(
    disputeNode({
      evidence: disputeNode().evidence.map((file) => ({ ...file, url: null })),
    }),
  ),
};

export const CanBeOpened: Story = {
  parameters: withBooking(
    {
      status: 'completed',
      disputableUntil: '2027-03-19T21:00:00Z',
      disputeReasons: ['hours', 'payment', 'conduct'],
    },
    'hygienist',
  ),
};

export const Opening: Story = {
  ...CanBeOpened,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open a dispute' }));
  },
};

export const OpeningOnAPhone: Story = { ...Opening, globals: PHONE };

export const ContestedNoShow: Story = {
  parameters: withBooking(
    {
      status: 'no_show',
      actions: ['contest_no_show'],
      disputableUntil: '2027-03-06T21:00:00Z',
      disputeReasons: ['no_show'],
    },
    'hygienist',
  ),
};
